import { useEffect, useState } from 'react';
import { type MailLink, takeMailLink } from './mail-link';

/** The mailed link of the address bar, also one that is opened while the page is already there. */
export const useMailLink = (): MailLink => {
  const [link, setLink] = useState(takeMailLink);
  useEffect(() => {
    const take = () => setLink(takeMailLink());
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return link;
};
