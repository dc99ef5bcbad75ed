import { english } from "../../../../src/language/en/english.ts";
import { createServer } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SMTPServerOptions } from "smtp-server";
import type {
  MailTransport,
  SmtpTransport,
} from "../../../../src/host/embedded/transport/mail-transport.ts";
import { smtpWay } from "../../../../src/host/embedded/transport/smtp-way.ts";
import type { OutgoingMail } from "../../../../src/host/mail.ts";
import { reply, smtpLoopback } from "../../../helpers/smtp-loopback.ts";
import { testCertificate } from "../../../helpers/test-certificate.ts";
import { failureOf } from "../../contract/failure-of.ts";
import { type EmbeddedHome, makeEmbeddedHome } from "../embedded-home.ts";

const LETTER: OutgoingMail = {
  to: [{ name: "Bob Ström", address: "bob@stone.example" }],
  cc: [{ name: "", address: "carl@stone.example" }],
  subject: "Mittag — 🍲",
  body: "At one?\n.\n..\nFrom here\r\nGrüße",
};
const SECRET = "correct horse";
const ACCOUNT = { user: "robin@ellery.example", passwordCommand: ["printf", "%s\n", SECRET] };
const WITH_AUTH: SMTPServerOptions = {
  authOptional: false,
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _, done) =>
    password === SECRET
      ? done(null, { user: username })
      : done(Object.assign(new Error("no such account"), { responseCode: 535 })),
};

type Server = Awaited<ReturnType<typeof smtpLoopback>>;
let home: EmbeddedHome;
let server: Server | undefined;
beforeEach(async () => {
  home = await makeEmbeddedHome();
  for (const part of ["cur", "new", "tmp"]) home.put(`mail/INBOX/${part}/.keep`, "");
});
afterEach(async () => {
  await home.dispose();
  await server?.close();
  server = undefined;
});

async function serving(options: Parameters<typeof smtpLoopback>[0] = {}): Promise<Server> {
  server = await smtpLoopback(options);
  return server;
}
/** A host whose mail goes at once to the server that runs. */
async function sending(smtp: Partial<SmtpTransport> = {}): Promise<EmbeddedHome["host"]> {
  const mailTransport: MailTransport = {
    smtp: { host: "127.0.0.1", ...(server ? { port: server.port } : {}), ...smtp },
  };
  return home.restart({ outboxHoldMs: 0, mailTransport });
}
function boxes(): readonly number[] {
  return ["Outbox", "Sent"].map(
    (box) => home.entries("mail").filter((one) => one.startsWith(`mail/${box}/cur/1`)).length,
  );
}

describe("mail through a server", () => {
  it("arrives once, to the byte, with its account and to everybody it names; then a copy is filed", async () => {
    const { arrived } = await serving(WITH_AUTH);
    const host = await sending(ACCOUNT);
    const { value, sending: how } = await host.mail.send(LETTER);
    expect(how).toEqual({ state: "sent" });
    expect(arrived).toHaveLength(1);
    const [mail] = arrived;
    expect(mail).toMatchObject({
      from: "robin@ellery.example",
      to: ["bob@stone.example", "carl@stone.example"],
      user: "robin@ellery.example",
    });
    expect(boxes()).toEqual([0, 1]);
    const [file = ""] = home.entries("mail/Sent/cur").filter((one) => one.includes("/1"));
    const normal = (text: string): string => text.replaceAll("\r\n", "\n").trimEnd();
    expect(normal(mail?.source ?? "")).toBe(normal(home.text(file)));
    expect((await host.mail.read(value.id)).body).toBe("At one?\n.\n..\nFrom here\nGrüße");
    expect(mail?.source).toMatch(/^Message-ID: <[^>]+@ellery\.example>\r?$/m);
    expect(home.everything(".state")).not.toContain(SECRET);
    for (const file of home.entries(".state").filter((one) => /\.(json|held|ended)$/.test(one)))
      expect(home.text(file)).not.toContain(SECRET);
  });

  it("holds nothing but the headers that were asked for, whatever a name or a subject says", async () => {
    const { arrived } = await serving();
    const host = await sending();
    const evil = "x\r\nBcc: everyone@victim.example\r\n\r\nGotcha";
    await host.mail.send({
      ...LETTER,
      to: [{ name: evil, address: "bob@stone.example" }],
      subject: evil,
    });
    const head = arrived[0]?.source.split(/\r?\n\r?\n/)[0] ?? "";
    expect(head).not.toMatch(/^Bcc:/im);
    expect(arrived[0]?.to).toEqual(["bob@stone.example", "carl@stone.example"]);
    for (const address of ["bob@stone.example\r\nRCPT TO:<eve@x.example>", "b\0b@x.example"]) {
      const failure = await failureOf(host.mail.send({ ...LETTER, to: [{ name: "", address }] }));
      expect(failure.failure).toBe("invalid");
    }
    expect(arrived).toHaveLength(1);
  });

  it("goes to domains of any letters, and refuses names before the @ that servers don't agree on", async () => {
    const { arrived } = await serving();
    const host = await sending();
    await host.mail.send({ ...LETTER, to: [{ name: "", address: "bob@bücher.example" }], cc: [] });
    // The server reads it back; on the way it was spelled as in the header.
    expect(arrived[0]?.to).toEqual(["bob@bücher.example"]);
    expect(arrived[0]?.source).toMatch(/^To: bob@xn--bcher-kva\.example\r?$/m);
    const to = [{ name: "", address: "jörg@stone.example" }];
    const failure = await failureOf(host.mail.send({ ...LETTER, to }));
    expect([failure.failure, failure.message]).toEqual([
      "invalid",
      expect.stringContaining("jörg@stone.example"),
    ]);
    expect([arrived.length, ...boxes()]).toEqual([1, 0, 1]);
  });

  it("comes from whom the settings say, and the question shows it", async () => {
    const { arrived, port } = await serving();
    const host = await sending({ from: "Robin E <robin@other.example>" });
    expect(await host.mail.wayOut()).toEqual({
      through: `127.0.0.1:${port}`,
      from: { name: "Robin E", address: "robin@other.example" },
    });
    await host.mail.send(LETTER);
    expect(arrived[0]?.from).toBe("robin@other.example");
    expect(arrived[0]?.source).toMatch(/^From: Robin E <robin@other\.example>/m);
  });
});

describe("mail a server doesn't take", () => {
  const refusing = (code: number, message: string): SMTPServerOptions => ({
    onRcptTo: (_, __, done) => done(reply(code, message)),
  });

  it.each([
    [
      "its recipients, for good",
      refusing(550, "No such mailbox"),
      /refused it \(550 No such mailbox/,
    ],
    [
      "it for now",
      refusing(451, "Greylisted, come again"),
      /refused it for now \(451 Greyl.*try again later/,
    ],
    [
      "its sender",
      { onMailFrom: (_, __, done) => done(reply(553, "Not yours")) },
      /refused it \(553/,
    ],
    [
      "what it says",
      { onceRead: () => reply(554, "Spam\u001B[31m") },
      /refused it \(554 Spam ?\[31m/,
    ],
    ["so much", { size: 10 }, /larger than allowed|refused it/],
  ] satisfies readonly [string, Parameters<typeof smtpLoopback>[0], RegExp][])(
    "because of %s stays in the outbox, with the reason",
    async (_, options, reason) => {
      const { arrived } = await serving(options);
      const failure = await failureOf((await sending()).mail.send(LETTER));
      expect(failure.failure).toBe("unavailable");
      expect(failure.message).toMatch(/^Not sent: the mail “Mittag — 🍲” to Bob Ström\. /);
      expect(failure.message).toMatch(reason);
      expect([arrived.length, ...boxes()]).toEqual([0, 1, 0]);
    },
  );

  it("for one of several is told by the address, and is sent mail for the others", async () => {
    const { arrived } = await serving({
      onRcptTo: ({ address }, _, done) =>
        address.startsWith("carl") ? done(reply(550, "Carl has left")) : done(),
    });
    const failure = await failureOf((await sending()).mail.send(LETTER));
    expect(failure.message).toMatch(/^Sent: .*did not go to carl@stone\.example: .*Carl has left/);
    expect([arrived[0]?.to, boxes()]).toEqual([["bob@stone.example"], [0, 1]]);
  });

  it("because of the password says so, and not the password", async () => {
    const { arrived } = await serving(WITH_AUTH);
    const host = await sending({ ...ACCOUNT, passwordCommand: ["echo", "wrong guess"] });
    const failure = await failureOf(host.mail.send(LETTER));
    expect(failure.message).toMatch(/did not accept the sign-in \(535/);
    expect(failure.message).not.toContain("wrong guess");
    expect([arrived.length, ...boxes()]).toEqual([0, 1, 0]);
  });

  it.each([
    ["isn't there", ["/nowhere/pass"], /can't be started/],
    ["fails", ["sh", "-c", `echo ${SECRET}; echo ${SECRET} >&2; exit 3`], /ended with code 3/],
    ["prints nothing", ["true"], /printed nothing/],
  ])("never reaches it where the password command %s", async (_, passwordCommand, reason) => {
    const { visits } = await serving(WITH_AUTH);
    const failure = await failureOf(
      (await sending({ ...ACCOUNT, passwordCommand })).mail.send(LETTER),
    );
    expect(failure.message).toMatch(reason);
    expect(failure.message).not.toContain(SECRET);
    expect([visits(), ...boxes()]).toEqual([0, 1, 0]);
  });

  it("because nobody listens there has not gone", async () => {
    const free = createServer().listen(0, "127.0.0.1");
    const address = free.address();
    const port = typeof address === "object" && address ? address.port : 1;
    await new Promise((resolve) => free.close(resolve));
    const failure = await failureOf((await sending({ port })).mail.send(LETTER));
    expect(failure.message).toMatch(/^Not sent: .*can't be reached/);
    expect(boxes()).toEqual([1, 0]);
  });
});

describe("a mail that may have gone", () => {
  it("is never sent again: the connection was lost after its last byte", async () => {
    const { arrived, visits } = await serving({ onceRead: () => "drop" });
    const failure = await failureOf((await sending()).mail.send(LETTER));
    expect(failure.failure).toBe("timeout");
    expect(failure.message).toMatch(/^Perhaps sent: .*connection to 127\.0\.0\.1 was lost/);
    const next = await sending();
    await next.outgoing.settled();
    expect(await next.outgoing.unsent()).toMatchObject([{ state: "unclear" }]);
    expect([arrived.length, visits(), ...boxes()]).toEqual([0, 1, 1, 0]);
  });

  it("is one the server took and never answered", async () => {
    const { port } = await serving({ onceRead: () => "wait" });
    const way = smtpWay({ host: "127.0.0.1", port }, english.say, {
      wholeMs: 300,
      silentMs: 30_000,
    });
    const source = Buffer.from("Subject: x\n\nx\n");
    const end = await way.carry({ from: "a@x.example", to: ["b@x.example"], source });
    expect(end).toMatchObject({ state: "unclear", reason: expect.stringMatching(/in time/) });
  });

  it("isn't one that was lost before its first byte, or that a slow server never asked for", async () => {
    const silent = createServer(() => {}).listen(0, "127.0.0.1");
    const address = silent.address();
    const port = typeof address === "object" && address ? address.port : 1;
    const way = smtpWay({ host: "127.0.0.1", port }, english.say, {
      wholeMs: 5_000,
      silentMs: 200,
    });
    const letter = { from: "a@x.example", to: ["b@x.example"], source: Buffer.from("x\n") };
    expect(await way.carry(letter)).toMatchObject({ state: "not_sent" });
    silent.close();
    const dropping = await serving({ onRcptTo: () => void dropping.close() });
    const other = smtpWay({ host: "127.0.0.1", port: dropping.port }, english.say);
    expect(await other.carry(letter)).toMatchObject({ state: "not_sent" });
  });
});

describe("encryption", () => {
  const { key, cert } = testCertificate("localhost");
  const safe = { key, cert, minVersion: "TLSv1.2" } as const;
  const certificate = (): string => {
    home.put("ca.pem", cert);
    return home.path("ca.pem");
  };

  it.each([
    ["starttls", {}],
    ["implicit", { secure: true }],
  ] as const)("%s is used with a certificate the settings name", async (tls, options) => {
    const { arrived } = await serving({ ...WITH_AUTH, ...safe, ...options });
    const host = await sending({ ...ACCOUNT, host: "localhost", tls, certificate: certificate() });
    await host.mail.send(LETTER);
    expect(arrived).toMatchObject([{ isEncrypted: true, user: "robin@ellery.example" }]);
  });

  it.each([
    ["nobody vouches for", { host: "localhost" }, false],
    ["of another name", { host: "127.0.0.1" }, true],
  ] as const)(
    "isn't taken with a certificate %s, and nothing is said there",
    async (_, where, isKnown) => {
      const { arrived } = await serving({ ...WITH_AUTH, ...safe });
      const known = isKnown ? { certificate: certificate() } : {};
      const host = await sending({ ...ACCOUNT, ...where, tls: "starttls", ...known });
      const failure = await failureOf(host.mail.send(LETTER));
      expect(failure.message).toMatch(/^Not sent: .*(?:safe connection|prove who it is)/);
      expect([arrived.length, ...boxes()]).toEqual([0, 1, 0]);
    },
  );

  it("is demanded where a server doesn't offer it", async () => {
    const { arrived } = await serving({
      ...WITH_AUTH,
      hideSTARTTLS: true,
      disabledCommands: ["STARTTLS"],
    });
    const failure = await failureOf(
      (await sending({ ...ACCOUNT, tls: "starttls" })).mail.send(LETTER),
    );
    expect(failure.message).toMatch(/^Not sent: /);
    expect(arrived).toEqual([]);
  });

  it.each([
    [{ host: "mail.example.org" }, "mail.example.org:587"],
    [{ host: "mail.example.org", port: 465 }, "mail.example.org:465"],
    [{ host: "mail.example.org", tls: "implicit" }, "mail.example.org:465"],
    [{ host: "mail.example.org", tls: "none" }, "mail.example.org:25, unencrypted"],
    [{ host: "127.evil.example", port: 25 }, "127.evil.example:25"],
    [{ host: "localhost" }, "localhost:25"],
    [{ host: "::1", port: 1025 }, "::1:1025"],
    [{ host: "mail.example.org", user: "me" }, "mail.example.org:587 as me"],
  ] as const)("of %j is told in its name: %s", (smtp, name) => {
    expect(smtpWay(smtp, english.say).name).toBe(name);
  });
});

describe("looking at the way out", () => {
  it("goes as far as the sign-in and sends nothing", async () => {
    const { arrived, port, visits } = await serving(WITH_AUTH);
    expect(
      await smtpWay({ host: "127.0.0.1", port, ...ACCOUNT }, english.say).check(),
    ).toBeUndefined();
    const wrong = { ...ACCOUNT, passwordCommand: ["echo", "x"] };
    expect(await smtpWay({ host: "127.0.0.1", port, ...wrong }, english.say).check()).toMatch(
      /sign-in/,
    );
    expect([arrived, visits()]).toEqual([[], 2]);
  });
});
