// Loads modules as a server component would, and says which of them cannot be.
const failures = [];
for (const file of process.argv.slice(2)) {
  await import(file).catch((error) => failures.push(`${file}: ${error.message}`));
}
process.stdout.write(JSON.stringify(failures));
