import type { JsonObject } from '@keelson/kernel';
import { escaped } from '../runtime/letter';
import type { TimelineEntry, TimelineHead } from './collect-timeline';
import { momentOf, valuesHtml } from './value-html';

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'Europe/London' });

const STYLE = `
:root{color-scheme:light dark;--ink:#1d2b2a;--soft:#556361;--ground:#f6f4ef;--card:#fff;--line:#dcd8cd;--accent:#0b5c54}
@media (prefers-color-scheme:dark){:root{--ink:#e8ece9;--soft:#a5b3b0;--ground:#141b1a;--card:#1d2625;--line:#35413f;--accent:#7fd0c4}}
*{box-sizing:border-box}
body{margin:0;padding:32px 16px;background:var(--ground);color:var(--ink);font:16px/1.5 Inter,system-ui,Arial,sans-serif}
main{max-width:860px;margin:0 auto}
h1{font-size:28px;margin:0 0 8px}h2{font-size:20px;margin:32px 0 8px}h3{font-size:16px;margin:24px 0 8px;color:var(--soft)}
p{margin:0 0 12px}.soft{color:var(--soft)}
section,details{background:var(--card);border:1px solid var(--line);border-radius:8px}
section{padding:16px}details{margin:0 0 6px;padding:8px 14px}
summary{cursor:pointer}summary b{font-weight:600}summary span{color:var(--soft)}
dl{margin:8px 0 0}dl>div{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,2fr);gap:2px 16px;padding:4px 0;border-top:1px solid var(--line)}
dl>div:first-child{border-top:0}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}ol{margin:0;padding-left:20px}
@media (max-width:600px){dl>div{grid-template-columns:1fr}}
@media print{body{background:#fff}details{break-inside:avoid}}`;

const NOT_HERE =
  'Your password, passcodes and the keys of your connections are not in here: they are secrets, and stay sealed. Names, addresses and browsers of other people are theirs. Who of the staff and partners looked at your account stands in “Who looked at your account”.';

/** Pages to read in any browser, by themselves: no script, nothing that is loaded from elsewhere. */
export async function* timelineHtml(head: TimelineHead, entries: AsyncIterable<TimelineEntry>): AsyncGenerator<string> {
  yield `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Everything that Keelson has recorded about you</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Everything that Keelson has recorded about you</h1>
<p class="soft">Prepared on ${escaped(momentOf(head.madeAt))}, UK time. Account ${escaped(head.account)}.</p>
<p>${escaped(NOT_HERE)}</p>
<h2>Your settings</h2>
<section>${valuesHtml(head.settings)}</section>
${listed('Where you are logged in', head.sessions, 'You were logged in nowhere.')}
${listed('Forms that you began and did not send', head.unsentForms, 'There were none.')}
<h2>What happened, oldest first</h2>
`;
  let month = '';
  for await (const entry of entries) {
    const next = months.format(new Date(entry.at));
    if (next !== month) yield `<h3>${escaped(next)}</h3>\n`;
    month = next;
    yield entryHtml(entry);
  }
  yield '</main>\n</body>\n</html>\n';
}

function listed(title: string, all: readonly JsonObject[], none: string): string {
  const items =
    all.length === 0 ? [`<section>${none}</section>`] : all.map((each) => `<section>${valuesHtml(each)}</section>`);
  return `<h2>${title}</h2>\n${items.join('\n')}`;
}

function entryHtml({ position, at, type, what, detail, by, browser, address, data }: TimelineEntry): string {
  const about = { by, browser, address, recordedAs: type, placeInLog: position };
  const facts = Object.fromEntries(Object.entries(about).filter(([, value]) => value !== null));
  return `<details><summary><b>${escaped(what)}</b> <span>${escaped([detail, by, momentOf(at)].filter((each) => each !== null).join(' · '))}</span></summary>
${valuesHtml(data)}
${valuesHtml(facts)}
</details>
`;
}
