import { Button } from '@blueprintjs/core';
import { UndoIcon } from '@blueprintjs/icons';
import { type ReactNode, useState } from 'react';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { useNotices } from '../../../ui/notices/use-notices';
import {
  type AccountPlacement,
  useLedgerPlaceMutation,
  useLedgerPreviewQuery,
  useLedgerUndoMutation,
} from '../ledger.api';
import { placementText } from '../placement-words';
import { FigureChanges } from './figure-changes';
import { PlaceChoice, type Wanted } from './place-choice';

interface PlacementChangeProps {
  readonly accountId: string;
  readonly account: AccountPlacement;
  /** Of what is shown. */
  readonly version: number | undefined;
  readonly own: boolean;
}

/** Chooses another place, shows what it would do to every figure, and only then takes it. */
export function PlacementChange({ accountId, account, version, own }: PlacementChangeProps) {
  const { ref, placement, placedBy } = account;
  const [wanted, setWanted] = useState<Wanted | undefined>(placement ?? undefined);
  const [place, placing] = useLedgerPlaceMutation();
  const [undo, undoing] = useLedgerUndoMutation();
  const { toast, failure } = useNotices();
  const differs = wanted !== undefined && (wanted.category !== placement?.category || wanted.tag !== placement.tag);
  const accept = (): void => {
    if (wanted)
      place({ accountId, ref, version, ...wanted })
        .unwrap()
        .then(() => toast(`${account.account_name} now counts as ${placementText(wanted).toLowerCase()}`))
        .catch(failure);
  };
  const takeBack = (): void => {
    undo({ accountId, ref, version })
      .unwrap()
      .then((now) => toast(`${account.account_name} counts as ${placementText(now.placement).toLowerCase()} again`))
      .catch(failure);
  };
  return (
    <>
      <div className="k-panel-part">
        <h3 className="k-panel-title">{own ? 'Change where it counts' : 'Try another place'}</h3>
        <PlaceChoice wanted={wanted} onChange={setWanted} />
        {!own && <p className="k-small k-muted k-panel-note">Only the owner of the company can change it.</p>}
        {own && placedBy === 'override' && !differs && (
          <div className="k-form-actions">
            <Button icon={<UndoIcon />} loading={undoing.isLoading} onClick={takeBack}>
              Undo
            </Button>
          </div>
        )}
      </div>
      {differs && (
        <Preview accountId={accountId} accountRef={ref} wanted={wanted}>
          {own && (
            <div className="k-form-actions">
              <Button intent="primary" loading={placing.isLoading} onClick={accept}>
                Accept
              </Button>
              <Button onClick={() => setWanted(placement ?? undefined)}>Leave it</Button>
            </div>
          )}
        </Preview>
      )}
    </>
  );
}

interface PreviewProps {
  readonly accountId: string;
  readonly accountRef: number;
  readonly wanted: Wanted;
  /** What can be done once it is seen. */
  readonly children: ReactNode;
}

function Preview({ accountId, accountRef, wanted, children }: PreviewProps) {
  const { currentData, error, refetch } = useLedgerPreviewQuery({
    accountId,
    ref: accountRef,
    category: wanted.category,
    tag: wanted.tag ?? undefined,
  });
  return (
    <div className="k-panel-part" aria-live="polite">
      <h3 className="k-panel-title">What it would do to your figures</h3>
      {currentData ? (
        <>
          <FigureChanges
            label="Figures now and with the change"
            heads={['Now', 'With the change']}
            figures={currentData.figures}
          />
          {children}
        </>
      ) : error !== undefined ? (
        <ErrorState title="Could not work out the figures" error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines lines={8} label="Working out the figures" />
      )}
    </div>
  );
}
