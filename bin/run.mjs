// @ts-check
// What `npm start`, `npm test` and the other scripts run. Until the packages are installed
// nothing but the host's own Node is there, so everything in bin/ is plain JavaScript on
// builtins; the steps in TypeScript run under the pinned Node once it is installed.

const oldest = 20
const current = Number(process.versions.node.split('.')[0])

if (current < oldest) {
  console.error(`Node ${oldest} or newer is needed; this is Node ${process.versions.node}.`)
  process.exitCode = 1
} else {
  // Imported only now: an older Node could not read these modules and would fail less clearly.
  const { runCommand } = await import('./commands.mjs')
  process.exitCode = await runCommand(...process.argv.slice(2))
}
