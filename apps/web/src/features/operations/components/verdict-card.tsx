import { ErrorIcon, TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card';
import { RelativeTime } from '../../../ui/format/relative-time';
import { formatCount } from '../../../ui/format/numbers';
import { type Finding, findingsOf } from '../findings';
import { counted, durationText } from '../operations-words';
import type { Overview } from '../operations.api';

const ICONS = { negative: ErrorIcon, caution: WarningSignIcon } as const;

/** The answer of the page at a glance: all is well, or what needs a person. */
export function VerdictCard({ overview }: { readonly overview: Overview }) {
  const findings = findingsOf(overview);
  const grave = findings.some(({ tone }) => tone === 'negative');
  return (
    <Card className="k-verdict">
      <div className="k-verdict-answer" role="status">
        {findings.length === 0 ? (
          <p className="k-verdict-title k-verdict-positive">
            <TickCircleIcon size={24} /> All is well
          </p>
        ) : (
          <p className={`k-verdict-title k-verdict-${grave ? 'negative' : 'caution'}`}>
            {grave ? <ErrorIcon size={24} /> : <WarningSignIcon size={24} />}
            {counted(findings.length, 'thing needs', 'things need')} a person
          </p>
        )}
        {findings.length === 0 ? (
          <p className="k-soft">Everything runs and is up to date. Nothing waits for a person.</p>
        ) : (
          <FindingList findings={findings} />
        )}
      </div>
      <Facts overview={overview} />
    </Card>
  );
}

function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <ul className="k-findings">
      {findings.map(({ tone, text, part }) => {
        const Icon = ICONS[tone];
        return (
          <li key={text} className={`k-finding-${tone}`}>
            <Icon />
            <a href={`#${part}`}>{text}</a>
          </li>
        );
      })}
    </ul>
  );
}

function Facts({ overview: { head, log, subscriptions, jobs, mail, verification } }: { readonly overview: Overview }) {
  const slowest = Math.max(0, ...subscriptions.map(({ lagSeconds }) => lagSeconds));
  const waiting = jobs.queues.reduce((sum, each) => sum + each.waiting + each.running + each.retrying, 0);
  return (
    <dl className="k-verdict-facts k-num">
      <Fact name={log.countsEvents ? 'Events' : 'End of the log'}>{formatCount(head)}</Fact>
      <Fact name="Longest lag">{slowest === 0 ? 'None' : durationText(slowest)}</Fact>
      <Fact name="Jobs at hand">{formatCount(waiting)}</Fact>
      <Fact name="Mail waiting">{formatCount(mail.waiting)}</Fact>
      <Fact name="Log verified">
        {verification.last === null ? 'Not yet' : <RelativeTime instant={verification.last.at} />}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
