import { afterGenericSubmit } from './after-generic-submit';

const flags = (genericScreenFlag: 'inprogress' | 'completed', dashboardFlag: 'pending' | 'completed' = 'pending') => ({
  genericScreenFlag,
  dashboardFlag,
});

describe('where a submit of the questions leads', () => {
  it.each([
    ['premium, the first time', flags('inprogress'), true, '/FinanceSystemInt'],
    ['others, the first time', flags('inprogress'), false, '/dashboard'],
    ['premium, once the step is completed', flags('completed'), true, '/dashboard'],
    ['premium, once the dashboard is completed', flags('inprogress', 'completed'), true, '/dashboard'],
  ])('[ONB-14] %s', (_situation, before, premium, destination) => {
    expect(afterGenericSubmit(before, premium)).toBe(destination);
  });
});
