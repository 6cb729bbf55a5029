import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { useNotices } from '../../../ui/notices/use-notices';
import {
  type Scenario,
  useScenariosCloseMutation,
  useScenariosForkMutation,
  useScenariosRenameMutation,
} from '../scenarios.api';
import { useScenariosAddress } from '../use-scenarios-address';
import { DAY_COUNT } from '../scenario-words';
import { NameDialog } from './name-dialog';

interface ScenarioActsProps {
  readonly accountId: string;
  readonly scenario: Scenario;
  /** Whether more than forking is open to whoever looks at it. */
  readonly works: boolean;
}

/** Fork, rename, close. */
export function ScenarioActs({ accountId, scenario: { scenarioId, name }, works }: ScenarioActsProps) {
  const [asked, setAsked] = useState<'fork' | 'rename' | 'close'>();
  const [fork] = useScenariosForkMutation();
  const [rename] = useScenariosRenameMutation();
  const [close, { isLoading: closing }] = useScenariosCloseMutation();
  const { open } = useScenariosAddress();
  const { toast, refusedOrFailed } = useNotices();
  const done = (): void => setAsked(undefined);
  const closeIt = async (): Promise<void> => {
    try {
      await close({ accountId, scenarioId }).unwrap();
      done();
      toast('Scenario closed', 'success');
    } catch (problem) {
      refusedOrFailed(problem);
    }
  };
  return (
    <>
      <Button onClick={() => setAsked('fork')}>Fork</Button>
      {works && <Button onClick={() => setAsked('rename')}>Rename</Button>}
      {works && <Button onClick={() => setAsked('close')}>Close</Button>}
      {asked === 'fork' && (
        <NameDialog
          title={`Fork ${name}`}
          submit="Fork"
          name=""
          onClose={done}
          onSubmit={async ({ name: forked }) => {
            const answer = await fork({ accountId, scenarioId, name: forked }).unwrap();
            open(answer.scenarioId);
          }}
        >
          <p>The fork begins with the same figures and changes, and goes its own way from there. {DAY_COUNT}</p>
        </NameDialog>
      )}
      {asked === 'rename' && (
        <NameDialog
          title={`Rename ${name}`}
          submit="Rename"
          name={name}
          onClose={done}
          onSubmit={({ name: renamed }) => rename({ accountId, scenarioId, name: renamed }).unwrap()}
        />
      )}
      <ConfirmDialog
        open={asked === 'close'}
        title={`Close ${name}?`}
        confirm="Close scenario"
        busy={closing}
        onConfirm={() => void closeIt()}
        onCancel={done}
      >
        It stays under Closed, to look at, to compare and to fork. It cannot be changed any more.
      </ConfirmDialog>
    </>
  );
}
