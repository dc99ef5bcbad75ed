const LEFT = 72;
const TOP = 760;
const LEADING = 18;

/** A PDF of one page with these lines of plain ASCII text, the same bytes every time. */
export function onePagePdf(lines: readonly string[]): string {
  const text = lines.map((line) => `(${escape(line)}) Tj T*`).join("\n");
  const stream = `BT /F1 12 Tf ${LEADING} TL ${LEFT} ${TOP} Td\n${text}\nET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  const header = "%PDF-1.4\n";
  const offsets = objects.map(
    (_, index) => header.length + objects.slice(0, index).join("").length,
  );
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const end = header.length + objects.join("").length;
  const size = objects.length + 1;
  return `${header}${objects.join("")}xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`;
}

function escape(line: string): string {
  return line.replaceAll(/[\\()]/g, String.raw`\$&`);
}
