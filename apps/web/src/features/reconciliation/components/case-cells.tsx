import { ErrorIcon, TickIcon, UndoIcon, WarningSignIcon } from '@blueprintjs/icons';
import {
  RECONCILIATION_REASON_TITLES,
  RECONCILIATION_STATE_TITLES,
  type ReconciliationReason,
  type ReconciliationState,
} from '@keelson/vocabulary';
import { Tag } from '../../../ui/card/tag';
import { formatDateTime } from '../../../ui/format/dates';
import { formatSpan } from '../../../ui/format/spans';
import { OpensPanel } from '../../../ui/panel/opens-panel';
import type { Case } from '../reconciliation.api';
import { caseName, inCurrency, isInPounds, isWorse, moneyText, monthText, POUNDS } from '../reconciliation-words';

/** Chooses the case whose panel is open. */
export interface Choice {
  readonly chosen: string | undefined;
  readonly choose: (caseId: string) => void;
}

interface NameProps extends Choice {
  readonly row: Case;
}

export function CaseName({ row, chosen, choose }: NameProps) {
  return (
    <span className="k-case-name">
      <OpensPanel open={row.caseId === chosen} onClick={() => choose(row.caseId)}>
        {caseName(row)}
      </OpensPanel>
      <span className="k-micro k-muted k-case-id">{row.caseId}</span>
      {row.closedMonth !== null && <span className="k-micro k-muted">{monthText(row.closedMonth)} is closed</span>}
    </span>
  );
}

const MINUTE_MS = 60_000;

export function Age({ since, now }: { readonly since: string; readonly now: number }) {
  return (
    <time className="k-num k-nowrap" dateTime={since} title={formatDateTime(since)}>
      {now - Date.parse(since) < MINUTE_MS ? 'new' : formatSpan(now - Date.parse(since))}
    </time>
  );
}

interface MoneyProps {
  /** In pounds: what is in another currency is never compared. */
  readonly amount: number | null;
  /** In which it is, where it is not in pounds. */
  readonly currency?: string;
}

export function Money({ amount, currency = POUNDS }: MoneyProps) {
  if (amount !== null) return <span className="k-nowrap">{moneyText(amount, POUNDS)}</span>;
  return <span className="k-muted k-nowrap">{isInPounds({ currency }) ? 'not found' : inCurrency({ currency })}</span>;
}

interface StandingProps {
  readonly state: ReconciliationState;
  readonly reason: ReconciliationReason | null;
  readonly settled: boolean;
}

/** Why somebody has to look; else how it stands. */
export function StandingTag({ state, reason, settled }: StandingProps) {
  if (reason !== null && !settled) return <ReasonTag reason={reason} />;
  if (settled)
    return (
      <Tag tone="positive" icon={<TickIcon />}>
        Settled: {RECONCILIATION_STATE_TITLES[state].toLowerCase()}
      </Tag>
    );
  if (state === 'Matched')
    return (
      <Tag tone="positive" icon={<TickIcon />}>
        Matched
      </Tag>
    );
  return (
    <Tag icon={state === 'Refunded' ? <UndoIcon /> : <WarningSignIcon />}>{RECONCILIATION_STATE_TITLES[state]}</Tag>
  );
}

function ReasonTag({ reason }: { readonly reason: ReconciliationReason }) {
  return isWorse(reason) ? (
    <Tag tone="negative" icon={<ErrorIcon />}>
      {RECONCILIATION_REASON_TITLES[reason]}
    </Tag>
  ) : (
    <Tag tone="caution" icon={<WarningSignIcon />}>
      {RECONCILIATION_REASON_TITLES[reason]}
    </Tag>
  );
}
