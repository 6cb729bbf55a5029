import { isCalendarDate } from '@keelson/kernel';
import { tasksMessages as texts } from '@keelson/contracts/tasks';
import { useState } from 'react';
import { type OpenTask, useSaveTasksMutation } from '../../learning/tasks.api';
import { useNotices } from '../../ui/notices/use-notices';

/** What stands in the field of a task: a day, what was typed in place of one, nothing; `null` takes the date away. */
type Planned = string | null;

/** The dates of the tasks as they stand on the page, until they are saved. */
export function useTaskDates(accountId: string, tasks: readonly OpenTask[], today: string) {
  const [planned, setPlanned] = useState<ReadonlyMap<string, Planned>>(new Map());
  const [asked, setAsked] = useState(false);
  const [undone, setUndone] = useState(0);
  const [send, { isLoading }] = useSaveTasksMutation();
  const { toast, refusedOrFailed } = useNotices();

  const standing = ({ id, date }: OpenTask): Planned => (planned.has(id) ? (planned.get(id) ?? null) : date);
  const isChanged = (task: OpenTask): boolean => planned.has(task.id) && standing(task) !== (task.date ?? '');
  const changed = tasks.filter((task) => isChanged(task) && !(task.date === null && !standing(task)));
  /** A date that was there and was removed by hand, and not by its button (decision 4.83). */
  const isEmptied = (task: OpenTask): boolean => task.date !== null && standing(task) === '';
  const isUsable = (day: Planned): boolean => day === null || (isCalendarDate(day) && day >= today);
  const nothingDated = tasks.every((task) => !standing(task)) && changed.length === 0;

  const plan = (id: string, day: Planned): void => setPlanned((before) => new Map(before).set(id, day));

  const save = async (): Promise<void> => {
    setAsked(true);
    if (changed.length === 0 || changed.some((task) => isEmptied(task) || !isUsable(standing(task)))) return;
    const sent = changed.map((task) => {
      const { id, subChapterId, chapterId, moduleId, username } = task;
      return { id, subChapterId, chapterId, moduleId, username, date: standing(task) };
    });
    const { error } = await send({ accountId, tasks: sent });
    if (error !== undefined) {
      refusedOrFailed(error, texts.unableToSave);
      return;
    }
    setAsked(false);
    // What was changed while the save was under way stays to be saved.
    setPlanned((now) => {
      const saved = new Map(sent.map(({ id, date }) => [id, date]));
      return new Map([...now].filter(([id, day]) => saved.get(id) !== day));
    });
    toast(texts.saved, 'success');
  };

  return {
    changed: changed.length,
    isChanged: (task: OpenTask): boolean => changed.includes(task),
    /** The text of the field. */
    dayOf: (task: OpenTask): string => standing(task) ?? '',
    /** What a save has against the field of a task; the field says itself what is no day, and what is past. */
    messageOf: (task: OpenTask, first: boolean): string | undefined =>
      isEmptied(task) || (asked && first && nothingDated) ? texts.required : undefined,
    plan,
    undo: (): void => {
      setPlanned(new Map());
      setAsked(false);
      setUndone((times) => times + 1);
    },
    /** Fields begin anew with it: they hold what was typed into them. */
    undone,
    save,
    saving: isLoading,
  };
}
