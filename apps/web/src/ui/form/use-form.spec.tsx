import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from './form';
import { SubmitButton } from './submit-button';
import { TextField } from './text-field';
import { type FormRules, useForm } from './use-form';

interface Values {
  readonly name: string;
}

type Rules = FormRules<Values, undefined>;

const required: Rules = ({ name }) => (name === '' ? { name: 'Required !!' } : {});

function NameForm({ rules, onSend }: { readonly rules: () => Promise<Rules>; readonly onSend: () => void }) {
  const form = useForm<Values>('name', { initial: { name: '' }, rules, submit: async () => onSend() });
  return (
    <Form form={form} label="Person">
      <TextField form={form} name="name" label="First name" />
      <SubmitButton form={form}>Send</SubmitButton>
    </Form>
  );
}

const send = () => screen.getByRole('button', { name: 'Send' });

describe('the rules of a form', () => {
  it('come with the first touch, and a submit waits for them', async () => {
    const user = userEvent.setup();
    const onSend = jest.fn();
    const loads: ((rules: Rules) => void)[] = [];
    render(<NameForm rules={() => new Promise((resolve) => loads.push(resolve))} onSend={onSend} />);
    expect(loads).toHaveLength(0);
    await user.click(screen.getByLabelText('First name'));
    await user.tab();
    expect(loads).toHaveLength(1);
    await user.click(send());
    expect(onSend).not.toHaveBeenCalled();
    act(() => loads[0]?.(required));
    expect(await screen.findByRole('alert')).toHaveTextContent('One thing needs your attention');
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('Required !!');
    expect(onSend).not.toHaveBeenCalled();
    expect(loads).toHaveLength(1);
  });

  it('are asked for again when they could not be loaded, and nothing is sent without them', async () => {
    const user = userEvent.setup();
    const onSend = jest.fn();
    let online = false;
    const rules = () => (online ? Promise.resolve(required) : Promise.reject(new Error('offline')));
    render(<NameForm rules={rules} onSend={onSend} />);
    await user.type(screen.getByLabelText('First name'), 'Ada');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('The form could not be checked. Please try again');
    expect(onSend).not.toHaveBeenCalled();
    online = true;
    await user.click(send());
    expect(onSend).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leave the page as it is while a press is under way, so that it does not miss its button', async () => {
    const user = userEvent.setup();
    render(<NameForm rules={() => Promise.resolve(required)} onSend={jest.fn()} />);
    const field = screen.getByLabelText('First name');
    await user.type(field, 'A');
    await user.clear(field);
    await user.pointer({ keys: '[MouseLeft>]', target: send() });
    expect(field).not.toHaveFocus();
    expect(field).not.toHaveAccessibleDescription('Required !!');
    await user.pointer({ keys: '[/MouseLeft]', target: document.body });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Required !!'));
  });
});
