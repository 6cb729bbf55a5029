import { entriesOf, valuesOf } from './draft-entries';

describe('the entries of a draft', () => {
  it('hold texts and choices, and neither consent nor what is no field of the form', () => {
    const values = {
      'questions.Q1': 'Kitchens',
      'questions.Q4': ['Q4_A', 'Q4_B'],
      termsAndConditions: true,
      password: 'Harbour7Quay',
    };
    expect(entriesOf('generic-questions', values)).toEqual([
      { field: 'questions.Q1', value: 'Kitchens' },
      { field: 'questions.Q4', value: ['Q4_A', 'Q4_B'] },
    ]);
  });

  it('fill the fields that there still are, each with its kind of value', () => {
    const entries = [
      { field: 'questions.Q1', value: 'Kitchens' },
      { field: 'questions.Q2', value: '2014' },
      { field: 'questions.gone', value: 'x' },
    ];
    expect(valuesOf(entries, { 'questions.Q1': '', 'questions.Q2': [] as string[] })).toEqual({
      'questions.Q1': 'Kitchens',
    });
  });
});
