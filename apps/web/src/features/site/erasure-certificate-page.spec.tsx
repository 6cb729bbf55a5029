import { screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';

const api = serveApi();

const certificate = {
  ...{ certificateId: 'KE-0A1B2C3D4E5F', account: 'acc_0b0e2e6c-5a0e-4d57-9d0e-3a0f5f1c2d3e', askedBy: 'staff' },
  ...{ askedAt: '2026-11-02T09:00:00.000Z', accessEndedAt: '2026-11-09T09:00:00.000Z', payments: 9 },
  ...{ erasedAt: '2026-11-09T09:00:03.000Z', erased: ['identity', 'access'], kept: ['payments'] },
  ...{ keyBackupsGoneBy: '2026-12-09T09:00:03.000Z', keyId: '0123456789abcdef' },
};
const file = JSON.stringify({ ...certificate, signature: 'c2lnbmVk' });
const carried = Buffer.from(file).toString('base64url');
const CHECK = '/erasure-certificates/check';

beforeEach(() => {
  const key = { algorithm: 'Ed25519', keyId: '0123456789abcdef', publicKey: 'cHVibGlj' };
  api.on('GET', '/erasure-certificates/key', { data: key });
});

describe('the page of erasure certificates', () => {
  it('[BEYOND-06~] shows what the mailed link carries, checked, and gives it as a file', async () => {
    api.on('POST', CHECK, { data: { verdict: 'genuine', certificate } });
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:certificate';
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { user } = renderApp(`/erasureCertificate#${carried}`);
    expect(await screen.findByText(/^Genuine: signed by Keelson and unchanged/)).toBeVisible();
    expect(screen.getByText('9, without the person')).toBeVisible();
    expect(screen.getByText(/^Name, email address, phone number and company/)).toBeVisible();
    expect(screen.getByText(/^Payments: number, amount, VAT and date/)).toBeVisible();
    expect(await screen.findByText(/cHVibGlj/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep as a file' }));
    expect(saved).toEqual(['KE-0A1B2C3D4E5F.json']);
    click.mockRestore();
    const [asked] = api.calls('POST', CHECK);
    expect(JSON.parse((asked?.body as { certificate: string }).certificate)).toEqual(JSON.parse(file));
  });

  it('[BEYOND-06~] says why one is refused, shows nothing of it, and asks only when it is told to', async () => {
    api.on('POST', CHECK, { data: { verdict: 'tampered', certificate: null } });
    const { user } = renderApp('/erasureCertificate');
    const form = within(await screen.findByRole('form', { name: 'Certificate' }));
    expect(api.calls('POST', CHECK)).toEqual([]);
    await user.click(form.getByLabelText('Text of the certificate'));
    await user.paste(file);
    await user.click(form.getByRole('button', { name: 'Check' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Not genuine: it was changed after it was signed/);
    expect(screen.queryByText('KE-0A1B2C3D4E5F')).not.toBeInTheDocument();
  });

  it('takes the text from a file, and says when it could not be checked', async () => {
    api.on('POST', CHECK, { status: 500, code: 'INTERNAL' });
    const { user } = renderApp('/erasureCertificate');
    const form = within(await screen.findByRole('form', { name: 'Certificate' }));
    await user.upload(
      form.getByLabelText('Or choose its file (.json)'),
      new File([file], 'c.json', { type: 'application/json' }),
    );
    expect(await form.findByDisplayValue(/KE-0A1B2C3D4E5F/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Check' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The certificate could not be checked');
  });
});
