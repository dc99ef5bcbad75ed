import { z } from "zod";

const command = z.array(z.string().min(1)).min(1);
const PASSWORD =
  'a password never belongs in this file; name a command that prints it, such as "passwordCommand": ["pass", "mail/me"]';

const smtp = z
  .strictObject({
    host: z.string().regex(/^[\w.:-]+$/, "must be a server's name or address alone"),
    port: z.int().min(1).max(65_535).optional(),
    /** Encrypted from the first byte, by STARTTLS, or not at all. */
    tls: z.enum(["implicit", "starttls", "none"]).optional(),
    user: z.string().min(1).optional(),
    passwordCommand: command.optional(),
    from: z
      .string()
      .regex(
        /^(?:[^<>\p{C}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
        'must be "Name <me@here.example>"',
      )
      .optional(),
    certificate: z.string().startsWith("/", "must be a whole path").optional(),
    password: z.never({ error: PASSWORD }).optional(),
    pass: z.never({ error: PASSWORD }).optional(),
  })
  .refine(({ user, passwordCommand }) => (user === undefined) === (passwordCommand === undefined), {
    error: '"user" and "passwordCommand" go together',
  })
  .transform(({ password: _, pass: __, ...rest }) => rest);

/** What carries mail away from the embedded host: one of the two. */
export const mailTransportSetting = z
  .strictObject({ smtp: smtp.optional(), sendmail: command.optional() })
  .transform(({ smtp: server, sendmail }, context) => {
    if (server !== undefined && sendmail === undefined) return { smtp: server };
    if (server === undefined && sendmail !== undefined) return { sendmail };
    context.addIssue({ code: "custom", message: 'must name "smtp" or "sendmail", one of them' });
    return z.NEVER;
  })
  .describe(
    'JSON with "smtp" or "sendmail", such as {"sendmail": ["/usr/sbin/sendmail", "-t", "-i"]}',
  );
