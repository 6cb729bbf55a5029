import fc from 'fast-check';
import { answerOrder } from './answer-order';

const answers = ['A1', 'A2', 'A3', 'A4'].map((answerCode) => ({ answerCode: `M2_C1_S1_K1_${answerCode}` }));
const codes = (accountId: string, given = answers) =>
  answerOrder(given, accountId, 'M2_C1_S1_K1').map(({ answerCode }) => answerCode);

describe('the order of the answers', () => {
  it('has every answer once, the same for one person however the content lists them', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.shuffledSubarray(answers, { minLength: 4 }), (id, listed) => {
        expect(codes(id, listed)).toEqual(codes(id));
        expect([...codes(id)].sort()).toEqual(answers.map(({ answerCode }) => answerCode));
      }),
    );
  });

  it('puts each answer in each place about as often, over many people', () => {
    const people = Array.from({ length: 4_000 }, (_, index) => codes(`acc_${index}`));
    for (const { answerCode } of answers)
      for (const place of [0, 1, 2, 3]) {
        const share = people.filter((order) => order[place] === answerCode).length / people.length;
        expect(share).toBeGreaterThan(0.22);
        expect(share).toBeLessThan(0.28);
      }
  });
});
