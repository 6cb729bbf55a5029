import { deletionPaths } from '@keelson/contracts/deletion';
import type { Confirmed } from '../client/api-call';
import type { Act } from '../session/use-confirmation';
import type { DeletableAccount, DeletionStep } from './deletable-account';
import { useDeletionCompleteMutation, useDeletionProcessMutation } from './deletion.api';
import { doneText } from './deletion-words';

interface StepCall {
  /** What the own password has to be given for. */
  readonly act: Act;
  /** Takes the step; answers with what to say then. */
  readonly take: (confirmed: Confirmed) => Promise<string>;
  readonly busy: boolean;
}

const FLAGS = { start: '1', stop: '2' } as const;

export function useDeletionStep(step: DeletionStep, { id, deleteAt, partner = false }: DeletableAccount): StepCall {
  const [process, processing] = useDeletionProcessMutation();
  const [complete, completing] = useDeletionCompleteMutation();
  const target = { accountId: id, ...(partner && { ischannelpartner: 'true' as const }) };
  const busy = processing.isLoading || completing.isLoading;
  if (step === 'complete') {
    return {
      act: { route: deletionPaths.complete.id, target },
      busy,
      take: async (confirmed) => {
        await complete({ target, deleteAt: deleteAt ?? undefined, ...confirmed }).unwrap();
        return doneText(step, false);
      },
    };
  }
  const deleteUserflag = FLAGS[step];
  return {
    act: { route: deletionPaths.process.id, target: { ...target, deleteUserflag } },
    busy,
    take: async (confirmed) => {
      const { trial } = await process({ target, deleteUserflag, ...confirmed }).unwrap();
      return doneText(step, trial);
    },
  };
}
