/**
 * The stylesheet of the tools: typeface, colours and radii of the portal, light and dark schemes, one column on a phone.
 * A strip at the top of every page says that it is a tool.
 */
export const styles = `
@font-face { font-family: "Geist Variable"; src: url("/sandbox/geist.woff2") format("woff2-variations"); font-weight: 100 900; font-display: swap; }
:root { color-scheme: light dark; --ground: light-dark(oklch(0.988 0.0011 262), oklch(0.165 0.0065 262)); --surface: light-dark(oklch(1 0 0), oklch(0.195 0.0079 262)); --soft: light-dark(oklch(0.957 0.0036 262), oklch(0.27 0.0144 262)); --text: light-dark(oklch(0.235 0.0126 262), oklch(0.955 0.005 262)); --muted: light-dark(oklch(0.445 0.0306 262), oklch(0.785 0.0198 262)); --line: light-dark(oklch(0.912 0.009 262), oklch(0.3 0.0162 262)); --edge: light-dark(oklch(0.625 0.027 262), oklch(0.585 0.0306 262)); --brand: light-dark(oklch(0.445 0.1615 262), oklch(0.785 0.1045 262)); --brand-soft: light-dark(oklch(0.957 0.019 262), oklch(0.235 0.0608 262)); --good: light-dark(oklch(0.445 0.0935 156), oklch(0.785 0.0605 156)); --bad: light-dark(oklch(0.445 0.153 24), oklch(0.785 0.099 24)); --tool: light-dark(oklch(0.957 0.0105 68), oklch(0.235 0.0336 68)); --tool-line: light-dark(oklch(0.835 0.0378 68), oklch(0.4 0.063 68)); --tool-text: light-dark(oklch(0.445 0.0892 68), oklch(0.785 0.0578 68)); }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 "Geist Variable", system-ui, sans-serif; background: var(--ground); color: var(--text); }
.tool { margin: 0; max-inline-size: none; padding: .4rem 1rem; border-block-end: 1px solid var(--tool-line); background: var(--tool); color: var(--tool-text); font-size: .875rem; font-weight: 500; text-align: center; }
.skip { position: absolute; inset-inline-start: -999rem; }
.skip:focus { inset-inline-start: 1rem; inset-block-start: 1rem; background: Canvas; padding: .5rem 1rem; }
header { border-block-end: 1px solid var(--line); background: var(--surface); }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; max-inline-size: 72rem; margin-inline: auto; padding: .25rem 1rem; }
nav a { padding-block: .6rem; color: inherit; text-decoration: none; font-weight: 500; }
nav a[aria-current] { color: var(--brand); box-shadow: inset 0 -2px var(--brand); }
main { max-inline-size: 72rem; margin-inline: auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 2.125rem; letter-spacing: -.01em; font-weight: 600; margin-block: 0 1rem; } h2 { font-size: 1.25rem; line-height: 1.75rem; font-weight: 600; margin-block: 2rem .75rem; }
a { color: var(--brand); } .card h2 { margin-block-start: 0; } p, .muted { max-inline-size: 44rem; } .muted { color: var(--muted); }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
table { inline-size: 100%; border-collapse: collapse; } th, td { text-align: start; padding: .6rem .75rem .6rem 0; border-block-end: 1px solid var(--line); vertical-align: top; }
th { font-size: .875rem; color: var(--muted); font-weight: 600; } .figure { font-variant-numeric: tabular-nums; text-align: end; white-space: nowrap; }
code { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; } .sections form { align-items: center; justify-content: space-between; } form + form, form + table { margin-block-start: .75rem; } form.column { flex-direction: column; align-items: stretch; max-inline-size: 24rem; gap: 1rem; }
label { display: grid; gap: .25rem; font-size: .9rem; font-weight: 500; }
input, select, textarea { font: inherit; min-block-size: 2.75rem; padding: .4rem .7rem; border: 1px solid var(--edge); border-radius: .625rem; background: var(--surface); color: inherit; inline-size: 100%; }
textarea { min-block-size: 10rem; resize: vertical; } .words { white-space: pre-wrap; overflow-wrap: anywhere; }
button { font: inherit; font-weight: 600; min-block-size: 2.75rem; padding: .4rem 1rem; border-radius: .625rem; border: 1px solid var(--edge); background: transparent; color: inherit; cursor: pointer; }
button.primary { background: oklch(0.525 0.19 262); border-color: transparent; color: oklch(0.995 0 0); } button:hover { background: var(--soft); } button.primary:hover { background: oklch(0.465 0.19 262); }
.choice { grid-auto-flow: column; justify-content: start; align-items: center; gap: .5rem; min-block-size: 2.75rem; } .choice input, td > input[type="checkbox"] { inline-size: 1.25rem; min-block-size: 1.25rem; accent-color: var(--brand); } td > input[type="checkbox"] { margin-inline-start: 0; } .excerpt { overflow-wrap: anywhere; }
fieldset { border: 1px solid var(--line); border-radius: .625rem; padding: .5rem 1rem; } td form label { max-inline-size: 12rem; } .hidden { position: absolute; clip-path: inset(50%); inline-size: 1px; block-size: 1px; overflow: hidden; }
.thumb { inline-size: 9rem; aspect-ratio: 8 / 5; object-fit: contain; background: var(--soft); border: 1px solid var(--line); border-radius: .625rem; } .notice { border-inline-start: 4px solid var(--bad); padding-inline-start: 1rem; }
.desk { display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: 2rem; align-items: start; } .sections { display: grid; margin: 0; min-inline-size: 0; padding: 0; gap: .125rem; } .desk h2:first-child { margin-block-start: 0; } .documents { display: flex; flex-wrap: wrap; gap: .5rem; } .limits { display: grid; grid-template-columns: 9rem repeat(2, minmax(0, 8rem)); gap: .25rem .75rem; align-items: end; } .limits button { justify-self: start; } .sections a, .tabs a { padding: .55rem .75rem; border-radius: .625rem; color: inherit; text-decoration: none; font-weight: 500; display: flex; justify-content: space-between; gap: .5rem; }
.sections a[aria-current], .tabs a[aria-current] { background: var(--soft); color: var(--brand); box-shadow: none; } .sections form { margin-block-start: 1rem; } .count { font-variant-numeric: tabular-nums; color: var(--muted); font-weight: 400; } .tabs { display: flex; gap: .25rem; margin-block-start: 0; } .pages { display: flex; gap: 1rem; }
td:first-child code:not(.long) { white-space: nowrap; } .decision { inline-size: min(20rem, 100%); min-inline-size: 12rem; } td .decision label { flex: 1 0 100%; max-inline-size: none; } .decision button { flex: 1; padding-inline: .5rem; } body:has(.desk) :is(main, header nav) { max-inline-size: 92rem; } th:last-child, td:last-child { padding-inline-end: 0; }
a.card { color: inherit; text-decoration: none; } a.card strong { color: var(--brand); text-decoration: underline; }
.card { border: 1px solid var(--line); border-radius: 1rem; padding: 1.25rem 1.5rem; margin-block: 1rem; background: var(--surface); }
.sheet { max-inline-size: 30rem; padding-block: 2.5rem 4rem; } .sheet .head { display: flex; align-items: center; gap: .75rem; margin-block-end: 1rem; } .sheet .head h1 { margin: 0; font-size: 1.25rem; line-height: 1.75rem; } .sheet .head img { display: block; } .sheet dd.sum { grid-column: 1 / -1; margin-block-end: .75rem; font-size: 2.25rem; line-height: 2.75rem; font-weight: 600; letter-spacing: -.02em; font-variant-numeric: tabular-nums; } .sheet dt.sum { grid-column: 1 / -1; } .sheet form.column { max-inline-size: none; gap: .75rem; }
.badge { display: inline-block; border: 1px solid currentColor; border-radius: 99rem; padding: 0 .6rem; font-size: .875rem; font-weight: 600; white-space: nowrap; }
.good { color: var(--good); } .bad { color: var(--bad); }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr)); gap: 1rem; } .grid .card { margin: 0; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0; } dt { color: var(--muted); } dd { margin: 0; overflow-wrap: anywhere; } dd.figure, dd .figure { text-align: start; }
@media (max-width: 48rem) { .desk { grid-template-columns: minmax(0, 1fr); gap: 1rem; } .sections { display: flex; gap: .25rem; } .sections a { white-space: nowrap; min-block-size: 2.75rem; align-items: center; background: var(--soft); } .sections a[aria-current] { box-shadow: inset 0 0 0 2px var(--brand); } .sections form { flex: 1 0 100%; margin: .25rem 0 0; } td:empty { display: none; } .decision { inline-size: 100%; } table, tbody, tr, td { display: block; } thead { display: none; } tr { border-block-end: 1px solid var(--line); padding-block: .75rem; } td { border: 0; padding: .15rem 0; } td[data-label]::before { content: attr(data-label) ": "; color: var(--muted); } .figure { text-align: start; } .limits { grid-template-columns: repeat(2, minmax(0, 1fr)); } .limits .choice { grid-column: 1 / -1; } }
`;
