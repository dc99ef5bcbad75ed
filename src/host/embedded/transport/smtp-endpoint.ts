import type { SmtpTransport } from "./mail-transport.ts";

const PORTS = { implicit: 465, starttls: 587, none: 25 } as const;

type Endpoint = { readonly port: number; readonly tls: keyof typeof PORTS };

/** Where and how a server is spoken to: encrypted, but on this very machine, or where the settings say otherwise. */
export function endpointOf({ host, port, tls: said }: SmtpTransport): Endpoint {
  const usual = port === PORTS.implicit ? "implicit" : "starttls";
  const tls = said ?? (isLoopback(host) ? "none" : usual);
  return { port: port ?? PORTS[tls], tls };
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** The server as a question names it. */
export function endpointName(smtp: SmtpTransport): string {
  const { port, tls } = endpointOf(smtp);
  const place = `${smtp.host}:${port}`;
  const user = smtp.user === undefined ? "" : ` as ${smtp.user}`;
  return tls === "none" && !isLoopback(smtp.host)
    ? `${place}${user}, unencrypted`
    : `${place}${user}`;
}
