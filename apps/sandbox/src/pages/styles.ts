/** The stylesheet of the tools: system fonts, light and dark schemes, one column on a phone. */
export const styles = `
:root { color-scheme: light dark; --line: light-dark(#d9dee7, #333b48); --soft: light-dark(#f4f6f9, #161b22); --muted: light-dark(#525c6b, #a3adbb); --brand: light-dark(#1d4ed8, #8ab0ff); --good: light-dark(#15703f, #63d297); --bad: light-dark(#b3261e, #ff9b93); }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#fff, #0d1117); color: light-dark(#10151d, #e8edf4); }
.skip { position: absolute; inset-inline-start: -999rem; }
.skip:focus { inset-inline-start: 1rem; inset-block-start: 1rem; background: Canvas; padding: .5rem 1rem; }
header { border-block-end: 1px solid var(--line); background: var(--soft); }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; max-inline-size: 72rem; margin-inline: auto; padding: .25rem 1rem; }
nav a { padding-block: .6rem; color: inherit; text-decoration: none; font-weight: 500; }
nav a[aria-current] { color: var(--brand); box-shadow: inset 0 -2px var(--brand); }
main { max-inline-size: 72rem; margin-inline: auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin-block: 0 1rem; } h2 { font-size: 1.15rem; margin-block: 2rem .75rem; }
a { color: var(--brand); } .card h2 { margin-block-start: 0; } p, .muted { max-inline-size: 44rem; } .muted { color: var(--muted); }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
table { inline-size: 100%; border-collapse: collapse; } th, td { text-align: start; padding: .6rem .75rem .6rem 0; border-block-end: 1px solid var(--line); vertical-align: top; }
th { font-size: .875rem; color: var(--muted); font-weight: 600; } .figure { font-variant-numeric: tabular-nums; text-align: end; white-space: nowrap; }
code { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; } .sections form { align-items: center; justify-content: space-between; } form + form, form + table { margin-block-start: .75rem; } form.column { flex-direction: column; align-items: stretch; max-inline-size: 24rem; gap: 1rem; }
label { display: grid; gap: .25rem; font-size: .9rem; font-weight: 500; }
input, select, textarea { font: inherit; min-block-size: 2.75rem; padding: .4rem .7rem; border: 1px solid light-dark(#8a94a4, #6b7585); border-radius: .5rem; background: Canvas; color: inherit; inline-size: 100%; }
textarea { min-block-size: 10rem; resize: vertical; } .words { white-space: pre-wrap; overflow-wrap: anywhere; }
button { font: inherit; font-weight: 600; min-block-size: 2.75rem; padding: .4rem 1rem; border-radius: .5rem; border: 1px solid light-dark(#8a94a4, #6b7585); background: transparent; color: inherit; cursor: pointer; }
button.primary { background: light-dark(#1d4ed8, #8ab0ff); border-color: transparent; color: light-dark(#fff, #0d1117); }
.choice { grid-auto-flow: column; justify-content: start; align-items: center; gap: .5rem; min-block-size: 2.75rem; } .choice input, td > input[type="checkbox"] { inline-size: 1.25rem; min-block-size: 1.25rem; accent-color: var(--brand); } td > input[type="checkbox"] { margin-inline-start: 0; } .excerpt { overflow-wrap: anywhere; }
fieldset { border: 1px solid var(--line); border-radius: .5rem; padding: .5rem 1rem; } td form label { max-inline-size: 12rem; } .hidden { position: absolute; clip-path: inset(50%); inline-size: 1px; block-size: 1px; overflow: hidden; }
.thumb { inline-size: 9rem; aspect-ratio: 8 / 5; object-fit: contain; background: var(--soft); border: 1px solid var(--line); border-radius: .5rem; } .notice { border-inline-start: 4px solid var(--bad); padding-inline-start: 1rem; }
.desk { display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: 2rem; align-items: start; } .sections { display: grid; margin: 0; min-inline-size: 0; padding: 0; gap: .125rem; } .desk h2:first-child { margin-block-start: 0; } .documents { display: flex; flex-wrap: wrap; gap: .5rem; } .limits { display: grid; grid-template-columns: 9rem repeat(2, minmax(0, 8rem)); gap: .25rem .75rem; align-items: end; } .limits button { justify-self: start; } .sections a, .tabs a { padding: .55rem .75rem; border-radius: .5rem; color: inherit; text-decoration: none; font-weight: 500; display: flex; justify-content: space-between; gap: .5rem; }
.sections a[aria-current], .tabs a[aria-current] { background: var(--soft); color: var(--brand); box-shadow: none; } .sections form { margin-block-start: 1rem; } .count { font-variant-numeric: tabular-nums; color: var(--muted); font-weight: 400; } .tabs { display: flex; gap: .25rem; margin-block-start: 0; } .pages { display: flex; gap: 1rem; }
td:first-child code:not(.long) { white-space: nowrap; } .decision { inline-size: min(20rem, 100%); min-inline-size: 12rem; } td .decision label { flex: 1 0 100%; max-inline-size: none; } .decision button { flex: 1; padding-inline: .5rem; } body:has(.desk) :is(main, header nav) { max-inline-size: 92rem; } th:last-child, td:last-child { padding-inline-end: 0; }
a.card { color: inherit; text-decoration: none; } a.card strong { color: var(--brand); text-decoration: underline; }
.card { border: 1px solid var(--line); border-radius: .75rem; padding: 1rem 1.25rem; margin-block: 1rem; }
.badge { display: inline-block; border: 1px solid currentColor; border-radius: 99rem; padding: 0 .6rem; font-size: .875rem; font-weight: 600; white-space: nowrap; }
.good { color: var(--good); } .bad { color: var(--bad); }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: 1rem; } .grid .card { margin: 0; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0; } dt { color: var(--muted); } dd { margin: 0; overflow-wrap: anywhere; } dd.figure, dd .figure { text-align: start; }
@media (max-width: 48rem) { .desk { grid-template-columns: minmax(0, 1fr); gap: 1rem; } .sections { display: flex; gap: .25rem; } .sections a { white-space: nowrap; min-block-size: 2.75rem; align-items: center; background: var(--soft); } .sections a[aria-current] { box-shadow: inset 0 0 0 2px var(--brand); } .sections form { flex: 1 0 100%; margin: .25rem 0 0; } td:empty { display: none; } .decision { inline-size: 100%; } table, tbody, tr, td { display: block; } thead { display: none; } tr { border-block-end: 1px solid var(--line); padding-block: .75rem; } td { border: 0; padding: .15rem 0; } td[data-label]::before { content: attr(data-label) ": "; color: var(--muted); } .figure { text-align: start; } .limits { grid-template-columns: repeat(2, minmax(0, 1fr)); } .limits .choice { grid-column: 1 / -1; } }
`;
