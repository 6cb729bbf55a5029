import { parseEnvironment } from './rival.mjs';

describe('the second projectors of the kill test', () => {
  it('are set up as the first ones are', () => {
    expect(parseEnvironment('A=1\0URL=postgres://a?b=c\0EMPTY=\0no-variable\0')).toEqual({
      A: '1',
      URL: 'postgres://a?b=c',
      EMPTY: '',
    });
  });
});
