import { answersTo, type Question } from './demo-answers';
import type { DemoWorld } from './demo-customer';
import { DEMO_PAST, type DemoPastPerson } from './demo-past';
import { addDemoPast } from './demo-staff';

const MINUTE_MS = 60_000;

/** Adds the customers whose stories lie behind them, in the order in which everything happened. */
export async function bringDemoPast(world: DemoWorld, now: Date): Promise<void> {
  const deeds = DEMO_PAST.flatMap(({ email, story }) =>
    story.map(({ minutesAgo, deed }) => ({
      at: new Date(now.getTime() - minutesAgo * MINUTE_MS).toISOString(),
      email,
      deed,
    })),
  ).sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
  const people = DEMO_PAST.map((person, index) => told(person, index, world));
  await addDemoPast({ people, questions: world.questions.map(ruleOf), deeds });
}

function told({ story: _, sector, ...person }: DemoPastPerson, index: number, world: DemoWorld) {
  const named = sector.toLowerCase();
  const known = world.sectors.find(({ sector_name }) => sector_name.toLowerCase().includes(named));
  if (!known) throw new Error(`There is no sector ${sector}.`);
  return {
    ...person,
    sector: known.id,
    password: world.passwordOf(person.email),
    answers: answersTo(world.questions, person, index).map(({ questionId, answerId }) => ({
      questionCode: questionId,
      choices: answerId.map(({ answerCode, answer, serialNumber }) => ({ answerCode, answer, serialNumber })),
    })),
  };
}

const ruleOf = ({ questionCode, type, answers }: Question) => ({
  questionCode,
  type,
  answerCodes: answers.map(({ answerCode }) => answerCode),
});
