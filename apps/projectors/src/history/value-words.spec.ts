import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { questionName } from './value-words';

const SHIPPED = join(__dirname, '../../../api/content/generic-questions.json');
const shipped = JSON.parse(readFileSync(SHIPPED, 'utf8')) as {
  readonly data: readonly { readonly attributes: { readonly questionCode: string; readonly question: string } }[];
};

describe('the names of answers in the history', () => {
  it('[EVENT-05~] are the questions that were asked', () => {
    for (const { attributes } of shipped.data)
      expect(questionName(attributes.questionCode)).toBe(attributes.question.replaceAll("'", '’'));
    expect(new Set(shipped.data.map(({ attributes }) => questionName(attributes.questionCode))).size).toBe(14);
  });

  it('are numbers where nobody ships the question', () => {
    expect(questionName('FIN_Q03')).toBe('Question 3');
    expect(questionName('other')).toBe('Question other');
  });
});
