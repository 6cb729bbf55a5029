import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Keeps what search engines read in step with the page, after the first one came with its own from the server. */
export function PageHead() {
  const { pathname } = useLocation();
  useEffect(() => {
    let left = false;
    const write = import('./write-head').then(({ writeHead }) => {
      if (!left) writeHead(pathname);
    });
    // Without it the head stays that of the page before, which only search engines read.
    write.catch(() => undefined);
    return () => {
      left = true;
    };
  }, [pathname]);
  return null;
}
