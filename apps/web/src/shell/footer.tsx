import { contentMessages } from '@keelson/contracts/content';
import { Link } from 'react-router-dom';
import * as paths from '../client/paths';
import { CONTENT } from '../content/content-pages';
import { useContent } from '../content/use-content';
import { ButtonLink } from '../ui/button/button-link';
import './footer.css';

const SOCIAL = [
  ['linkedin', 'LinkedIn'],
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['twitter', 'Twitter'],
] as const;

const isHttps = (address: string): boolean => /^https:\/\//i.test(address);

/** Feedback, Contact Us, social links, contact text, copyright, terms and privacy (SHELL-05). */
export function Footer() {
  const { ready, text, problem } = useContent(CONTENT.footer);
  const social = ready ? SOCIAL.map(([name, label]) => ({ label, address: text(name) })) : [];
  return (
    <footer className="k-footer">
      <div className="k-footer-inner">
        <div className="k-footer-contact">
          {problem !== undefined && <p>{contentMessages.footerFailed}</p>}
          {ready && (
            <>
              <p className="k-strong">{text('footerTitle')}</p>
              <p>{text('contact')}</p>
            </>
          )}
        </div>
        <div className="k-row k-wrap">
          <ButtonLink to={paths.contactUs} size="small">
            Feedback
          </ButtonLink>
          <ButtonLink to={paths.contactUs} size="small">
            Contact Us
          </ButtonLink>
        </div>
        <ul className="k-footer-links" aria-label="Social links">
          {social
            .filter(({ address }) => isHttps(address))
            .map(({ label, address }) => (
              <li key={label}>
                <a href={address} rel="noopener noreferrer" target="_blank">
                  {label}
                </a>
              </li>
            ))}
        </ul>
        <p className="k-footer-copyright">{ready ? text('copyRightContent') : ''}</p>
        <ul className="k-footer-links" aria-label="Legal">
          <li>
            <Link to={paths.terms}>Terms</Link>
          </li>
          <li>
            <Link to={paths.privacy}>Privacy</Link>
          </li>
        </ul>
      </div>
    </footer>
  );
}
