import { fold } from "../../../../language/normalise.ts";

export type MailboxRole =
  | "inbox"
  | "sent"
  | "drafts"
  | "archive"
  | "trash"
  | "outbox"
  | "junk"
  | "other";

/** What mail programs and servers call their folders, in the languages most mail is kept in. */
const NAMES: Readonly<Record<Exclude<MailboxRole, "other">, string>> = {
  inbox: "Inbox, Posteingang, Boîte de réception, Bandeja de entrada, Posta in arrivo",
  sent:
    "Sent, Sent Items, Sent Mail, Sent Messages, Gesendet, Gesendete Objekte, " +
    "Gesendete Elemente, Envoyés, Messages envoyés, Éléments envoyés, Enviados, " +
    "Elementos enviados, Mensajes enviados, Inviati, Posta inviata, Verzonden, " +
    "Verzonden items, Verzonden berichten, Itens enviados, Skickat, Skickade objekt, Sendt, " +
    "Sendte elementer, Lähetetyt, Wysłane, Отправленные, 送信済み, 已发送, 已发送邮件, 寄件備份, 보낸 편지함, " +
    "Gönderilmiş",
  drafts:
    "Draft, Drafts, Entwurf, Entwürfe, Brouillons, Borradores, Bozze, Concepten, Rascunhos, " +
    "Utkast, Kladder, Luonnokset, Wersje robocze, Szkice, Черновики, 下書き, 草稿, 草稿箱, 임시 보관함, " +
    "Taslaklar",
  archive:
    "Archive, Archives, All Mail, Archiv, Alle Nachrichten, Archivo, Archivio, Archief, " +
    "Arkiv, Arkisto, Archiwum, Архив, アーカイブ, 归档, Arşiv",
  trash:
    "Trash, Bin, Deleted, Deleted Items, Deleted Messages, Papierkorb, Gelöschte Elemente, " +
    "Gelöschte Objekte, Corbeille, Papelera, Cestino, Prullenmand, Lixeira, Lixo, " +
    "Papperskorgen, Papirkurv, Roskakori, Kosz, Корзина, ゴミ箱, 废纸篓, 휴지통, Çöp Sepeti",
  outbox: "Outbox, Postausgang",
  junk: "Junk, Spam, Junk Mail, Werbung, Indésirables, Correo no deseado",
};
const ROLES: ReadonlyMap<string, MailboxRole> = new Map(
  Object.entries(NAMES).flatMap(([role, names]) =>
    // The keys are those roles and no others.
    names.split(", ").map((name) => [fold(name), role as MailboxRole] as const),
  ),
);

/** What a mailbox is for, by the last part of its name. */
export function roleOf(name: string): MailboxRole {
  const last = fold(name).split("/").at(-1) ?? "";
  return ROLES.get(last.replaceAll(/[_-]/g, " ")) ?? "other";
}

/** A folder name as IMAP writes it (`Entw&APw-rfe`) as people read it; a name in no such code stays. */
export function readableName(name: string): string {
  return name.replace(/&([A-Za-z0-9+,]*)-/g, (whole, code: string) => {
    if (code === "") return "&";
    const bytes = Buffer.from(code.replaceAll(",", "/"), "base64");
    return bytes.length % 2 === 0 ? bytes.swap16().toString("utf16le") : whole;
  });
}
