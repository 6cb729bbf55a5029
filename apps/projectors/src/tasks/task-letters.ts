import { type Letter, letter } from '../runtime/letter';

interface Links {
  readonly tasks: string;
  readonly stop: string;
}

/** On the morning of the day on which tasks fall due. */
export const taskReminderLetter = (name: string, tasks: readonly string[], links: Links): Letter =>
  letter(tasks.length === 1 ? 'A task is due today' : `${tasks.length} tasks are due today`, name, [
    tasks.length === 1 ? 'This task is due today:' : 'These tasks are due today:',
    ...tasks,
    { link: links.tasks, label: 'See your tasks' },
    'You get this mail because you gave them this day. It comes at most once a day.',
    { link: links.stop, label: 'Stop these mails' },
  ]);
