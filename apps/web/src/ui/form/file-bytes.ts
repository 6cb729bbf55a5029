/** The bytes of a file as the API takes them. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onerror = () => failed(reader.error ?? new Error('the file cannot be read'));
    // A data address: what stands behind its comma is the content.
    reader.onload = () => done(typeof reader.result === 'string' ? (reader.result.split(',', 2)[1] ?? '') : '');
    reader.readAsDataURL(file);
  });
