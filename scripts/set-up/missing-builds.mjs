/**
 * Native packages that choose among builds for platforms, of which the one for this machine isn't
 * there: npm leaves out an optional package it can't get, and says nothing. Given are the packages
 * of the lock file, those that are there, and the machine; what only developers need doesn't count,
 * nor what is optional itself. A build may say it runs on more than it is made for (one for arm64 on
 * x64), and npm brings those too: all that fit have to be there.
 */
export function missingBuilds(wanted, has, { platform, arch, libc }) {
  return Object.entries(wanted).flatMap(([path, { optionalDependencies, dev, optional }]) => {
    if (path === "" || dev || optional || !optionalDependencies) return [];
    const builds = Object.keys(optionalDependencies).flatMap((name) => buildOf(wanted, path, name));
    const of = path.replace(/^.*node_modules\//, "");
    return builds
      .filter(
        (build) => fits(build.os, platform) && fits(build.cpu, arch) && fits(build.libc, libc),
      )
      .filter((build) => !has(build.path))
      .map(({ name, version }) => ({ of, build: `${name}@${version}` }));
  });
}

/** This machine, as the lock file speaks of machines. */
export function thisMachine() {
  const { platform, arch } = process;
  const isGlibc = process.report.getReport().header.glibcVersionRuntime !== undefined;
  return { platform, arch, libc: isGlibc ? "glibc" : "musl" };
}

/** A build is named for what it runs on; a package that is left empty on purpose is none. */
function buildOf(wanted, path, name) {
  const places = [`${path}/node_modules/${name}`, `node_modules/${name}`];
  const place = places.find((each) => wanted[each]);
  const entry = wanted[place];
  if (!entry?.os || entry.name) return [];
  return [
    { path: place, name, version: entry.version, os: entry.os, cpu: entry.cpu, libc: entry.libc },
  ];
}

function fits(allowed, mine) {
  return !allowed || (allowed.includes(mine) && !allowed.includes(`!${mine}`));
}
