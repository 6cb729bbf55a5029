export function EditProfileDialog({ onClose }: { readonly onClose: () => void }) {
  return <button onClick={onClose}>Close</button>;
}
