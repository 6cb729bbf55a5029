import { CrossIcon, ErrorIcon, InfoSignIcon, TickIcon } from '@blueprintjs/icons';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../client/app-dispatch';
import { selectToasts, type Toast, toastClosed } from './notices.slice';
import './notices.css';

const SHOWN_MS = 6_000;
const ICONS = { success: TickIcon, info: InfoSignIcon, problem: ErrorIcon };

function ToastView({ toast }: { readonly toast: Toast }) {
  const dispatch = useAppDispatch();
  const { id, tone, text, shownMs = SHOWN_MS } = toast;
  const Icon = ICONS[tone];

  useEffect(() => {
    if (tone === 'problem') return undefined;
    const timer = setTimeout(() => dispatch(toastClosed(id)), shownMs);
    return () => clearTimeout(timer);
  }, [dispatch, id, tone, shownMs]);

  return (
    <div className="k-toast">
      <Icon />
      <span className="k-grow">{text}</span>
      <button
        type="button"
        className="k-toast-close"
        aria-label="Close message"
        onClick={() => dispatch(toastClosed(id))}
      >
        <CrossIcon />
      </button>
    </div>
  );
}

/** Always in the page, so that screen readers announce what appears in it. Problems stay until closed. */
export function Toasts() {
  const toasts = useSelector(selectToasts);
  return (
    <div className="k-toasts" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
