import { describe, expect, it } from "vitest";
import { patientHost } from "../../src/host/patient-host.ts";
import { createMemoryHost } from "../helpers/memory-host.ts";

const CLOCK = { now: () => 0, zone: "UTC" };
const never = new Promise<never>(() => undefined);

describe("a host that is patient", () => {
  it("answers as the host does", async () => {
    const host = createMemoryHost(CLOCK).host;
    const patient = patientHost(host);
    expect(await patient.calendar.calendars()).toEqual(await host.calendar.calendars());
    expect(patient.files.roots()).toEqual(host.files.roots());
    expect(patient.shell.isPlain("ls")).toBe(host.shell.isPlain("ls"));
    await expect(patient.mail.read("nothing")).rejects.toMatchObject({ failure: "not_found" });
  });

  it("has every method the host has", () => {
    const host = createMemoryHost(CLOCK).host;
    const shape = Object.entries(host).map(([name, value]) => [
      name,
      typeof value === "object" ? Object.keys({ ...value }).toSorted() : typeof value,
    ]);
    const patient = new Map(Object.entries(patientHost(host)));
    for (const [name, methods] of shape) {
      const value: unknown = patient.get(String(name));
      const found = typeof value === "object" ? Object.keys({ ...value }).toSorted() : typeof value;
      expect([name, found]).toEqual([name, methods]);
    }
    expect(shape.length).toBeGreaterThan(15);
  });

  it("fails where the host takes too long, and at once while that look goes on", async () => {
    const slow = Promise.withResolvers<readonly []>();
    const host = createMemoryHost(CLOCK).host;
    let looks = 0;
    const hanging = {
      ...host,
      names: {
        of: (kind: string) => {
          looks += 1;
          return kind === "note" ? slow.promise : Promise.resolve([]);
        },
      },
    };
    const patient = patientHost(hanging, { lookMs: 20 });
    await expect(patient.names.of("note")).rejects.toMatchObject({ failure: "timeout" });
    await expect(patient.names.of("note")).rejects.toMatchObject({ failure: "timeout" });
    expect(looks).toBe(1);
    expect(await patient.names.of("person")).toEqual([]);
    slow.resolve([]);
    await expect.poll(() => patient.names.of("note").catch(() => "late")).toEqual([]);
  });

  it("takes nothing back for ever", async () => {
    const host = { ...createMemoryHost(CLOCK).host, undo: () => never };
    const undoing = patientHost(host, { undoMs: 20 }).undo({ operation: "x.y", input: {} });
    await expect(undoing).rejects.toMatchObject({ failure: "timeout" });
  });
});
