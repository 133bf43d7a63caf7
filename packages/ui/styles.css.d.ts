// The type of `import "@broker/ui/styles.css"`.
// oxlint-disable-next-line unicorn/require-module-specifiers -- a module that has an effect and exports nothing
export {};
