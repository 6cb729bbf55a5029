export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  return <button onClick={onClose}>Close</button>;
}
