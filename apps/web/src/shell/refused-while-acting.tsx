import { Dialog } from '../ui/dialog/dialog';

const ALLOWED = [
  'Reading all that the owner sees',
  'Profile details',
  'Account mapping and VAT multiplier',
  'Typed figures and employee numbers',
  'Task dates',
];

const REFUSED = [
  'Password and email address',
  'Deleting the account',
  'Paying, plans and cards',
  'Connecting, importing and disconnecting',
  'Exports and downloads',
  'Answers of questionnaires and quizzes, and what counts as learned',
  'Goals and saved calculations',
  'Consents, terms and the steps of the onboarding',
];

/** What a member of staff may do in a customer's name, and what only the owner can mean (decision 4.88). */
export const RefusedWhileActing = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog open title="What is refused while acting" onClose={onClose}>
    <p className="k-soft">Every look and every change stands in the history of the account, with your name.</p>
    <div className="k-acting-lists">
      <section>
        <h3>Allowed</h3>
        <ul>
          {ALLOWED.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3>Refused</h3>
        <ul>
          {REFUSED.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </section>
    </div>
  </Dialog>
);
