import { TickIcon, WarningSignIcon } from '@blueprintjs/icons';
import { Card } from '../../../ui/card/card';
import { Tag } from '../../../ui/card/tag';
import { RelativeTime } from '../../../ui/format/relative-time';
import { PROCESS_KINDS } from '../operations-words';
import type { Overview } from '../operations.api';
import { nextTryText, outsideServices, type Sparing } from '../outside-services';

/** The services outside, and which process spares which. */
export function ServicesCard({ overview: { processes, asOf } }: { readonly overview: Overview }) {
  const services = outsideServices(processes);
  return (
    <div id="services">
      <Card
        title="Services outside"
        subtitle="One that fails six times in a row is spared by that process, then tried by one call every 10 seconds."
      >
        {services.length === 0 ? (
          <p className="k-nothing">No running process asks a service outside.</p>
        ) : (
          <ul className="k-parts" aria-label="Services outside">
            {services.map(({ name, title, usedBy, sparedBy: [longest, ...others] }) => (
              <li key={name}>
                <span className="k-named">
                  <b>{title}</b>
                  <span className="k-micro k-muted">{usedBy}</span>
                  {longest &&
                    [longest, ...others].map((each) => <SparingText key={each.process.id} asOf={asOf} {...each} />)}
                </span>
                {longest ? (
                  <Tag tone="caution" icon={<WarningSignIcon />}>
                    <>
                      Away since <RelativeTime instant={longest.since} />
                    </>
                  </Tag>
                ) : (
                  <Tag tone="positive" icon={<TickIcon />}>
                    In order
                  </Tag>
                )}
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

function SparingText({ process: { kind, host, pid }, since, nextTry, asOf }: Sparing & { readonly asOf: string }) {
  return (
    <span className="k-micro k-num">
      {PROCESS_KINDS[kind]} on {host}, process {pid}: away since <RelativeTime instant={since} />,{' '}
      {nextTryText(nextTry, asOf)}
    </span>
  );
}
