import { matchRoutes } from 'react-router-dom';
import * as paths from '../client/paths';
import { routes } from './routes';

const addresses = Object.entries(paths).map(([name, path]) => {
  const address = typeof path === 'string' ? path : path('acc_1', 1 as never);
  return [name, address.split('?')[0] ?? '', address] as const;
});

describe('the addresses of the pages', () => {
  it.each(addresses)('%s: %s leads to a page', (_name, pathname) => {
    const found = matchRoutes(routes, pathname)?.findLast(({ route }) => route.path !== undefined)?.route;
    expect(found).toMatchObject({ path: expect.stringMatching(/^\//) as string });
  });

  it('keep the customer whose figures are looked at', () => {
    const { dashboardOf, myFinancialsOf, trustOf, accountsOf, calculatorOf, calculatorInputsOf } = paths;
    const { financeConnectionsOf, ownFiguresOf, updateFinancialsOf } = paths;
    const figures = [dashboardOf, myFinancialsOf, trustOf, accountsOf, calculatorOf, calculatorInputsOf];
    for (const pathOf of [...figures, financeConnectionsOf, ownFiguresOf, updateFinancialsOf])
      expect(pathOf('acc_9')).toMatch(/\?customer=acc_9$/);
    expect(paths.calculatorOf()).toBe(paths.calculator);
  });
});
