// Imports modules as a server component would, and lists those that fail.
const failures = [];
for (const file of process.argv.slice(2)) {
  await import(file).catch((error) => failures.push(`${file}: ${error.message}`));
}
process.stdout.write(JSON.stringify(failures));
