import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { chooseLock, lockIsChosen } from '../../client/inspection-choice';

const isPointer = (event: Event): event is PointerEvent => 'pointerType' in event;

/** Only a mouse is kept from it: the menu key, Shift+F10 and a long press are how other people reach the menu. */
const isByMouse = ({ nativeEvent, button }: MouseEvent): boolean =>
  button === 2 && (!isPointer(nativeEvent) || nativeEvent.pointerType !== 'touch');

/** F12, the keys that open the tools, and view source. Copying is never among them. */
const opensTools = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean => {
  if (key === 'F12') return true;
  const letter = key.toLowerCase();
  if (letter === 'u') return ctrlKey || (metaKey && altKey);
  return ['i', 'j', 'c'].includes(letter) && ((ctrlKey && shiftKey) || (metaKey && altKey));
};

/**
 * Right-click and developer-tool keys do nothing inside, until the person switches that off. It protects nothing: it is
 * a wish of the specification, and must stand in nobody's way.
 */
export function InspectionLock({ children }: { readonly children: ReactNode }) {
  const [on, setOn] = useState(lockIsChosen);
  const turn = () => {
    chooseLock(!on);
    setOn(!on);
  };
  return (
    <div
      onContextMenu={(event) => {
        if (on && isByMouse(event)) event.preventDefault();
      }}
      onKeyDown={(event) => {
        if (on && opensTools(event)) event.preventDefault();
      }}
    >
      {children}
      <p className="k-inspection">
        Right-click and developer keys are {on ? 'off' : 'on'} in this dialog.{' '}
        <button type="button" className="k-text-button" onClick={turn}>
          Switch them {on ? 'on' : 'off'}
        </button>
      </p>
    </div>
  );
}
