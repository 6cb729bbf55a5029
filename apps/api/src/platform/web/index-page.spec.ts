import { indexPage } from './index-page';

it('stamps the nonce on every script and style and on the placeholder', () => {
  const page = indexPage(
    '<meta content="__CSP_NONCE__"><script type="module" src="/a.js"></script><script nonce="__CSP_NONCE__">x</script><style>y</style>',
  );
  expect(page('N')).toBe(
    '<meta content="N"><script nonce="N" type="module" src="/a.js"></script><script nonce="N">x</script><style nonce="N">y</style>',
  );
});
