// What `import "@broker/ui/styles.css"` is to TypeScript.
// oxlint-disable-next-line unicorn/require-module-specifiers -- a module that has an effect and exports nothing
export {};
