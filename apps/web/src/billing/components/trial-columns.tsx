import { Button } from '@blueprintjs/core';
import type { Column } from '../../ui/table/column';
import { type AreaMode, hasTrialActions, mayChangeTrial, type TrialCustomer } from '../trial-actions';
import type { TrialActions } from '../use-trial-actions';
import type { TrialAct } from './trial-action-dialog';

const HEADERS = { extend: 'Extend', migrate: 'Migrate' } as const satisfies Record<TrialAct, string>;

const trialColumn = (act: TrialAct, begin: TrialActions['begin']): Column<TrialCustomer> => ({
  id: act,
  header: HEADERS[act],
  cell: (customer) =>
    mayChangeTrial(customer) && (
      <Button size="small" onClick={() => begin(act, customer)}>
        {HEADERS[act]}
        <span className="k-sr"> {customer.name}</span>
      </Button>
    ),
});

/** The two columns of the extended layout, where they have a place. */
export const trialColumns = (
  rows: readonly TrialCustomer[],
  mode: AreaMode,
  begin: TrialActions['begin'],
): readonly Column<TrialCustomer>[] =>
  hasTrialActions(rows, mode) ? [trialColumn('extend', begin), trialColumn('migrate', begin)] : [];
