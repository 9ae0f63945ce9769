import Foundation
import Testing

/// Tests programs that aren't the demo, folders that can't be changed, and the messages about them.
extension InstallerTests {
    @Test("A program is found by a name without a folder, and its resources are found through a link")
    func programNames() throws {
        try withPlaces { source, prefix in
            // Neither of these is the program that PATH finds.
            try makeFolders(["tools", "links"], in: source)
            try makeScript("exit 5", at: source + "/tools/skeleton-demo")
            try FileManager.default.createSymbolicLink(
                atPath: source + "/links/demo", withDestinationPath: "../skeleton-demo")
            for (folder, name) in [(source, "skeleton-demo"), (source + "/links", "demo"), (source, "links/demo")] {
                let text = "export PATH=\"$1:$PATH\"; exec \"$2\" --prefix \"$3\" --program \"$4\""
                let arguments = [source + "/tools", Self.scripts + "/install", prefix, name]
                let outcome = try shell(text, arguments, in: folder)
                #expect(outcome.status == 0, "\(outcome.errors)")
                #expect(try read(prefix + "/share/man/man1/skeleton-demo.1") == "first --man-page\n")
                #expect(FileManager.default.fileExists(atPath: "\(prefix)/\(Self.library)/\(Self.resources)/a"))
                #expect(try uninstall(prefix).status == 0)
            }
        }
    }

    @Test(
        "A program that isn't the demo is refused with the reason",
        arguments: [
            ("exit 0", "--version printed nothing"), ("echo skeleton-bench 1.0", "is not skeleton-demo, but"),
            ("[ $1 = --version ] || exit 3; echo skeleton-demo 1.0", "failed: its exit status was 3"),
            ("[ $1 = --version ] || exit 0; echo skeleton-demo 1.0", "printed nothing"),
            ("[ $1 = --version ] || kill -SEGV $$; echo skeleton-demo 1.0", "failed: it was ended by the signal SEGV"),
        ])
    func otherPrograms(text: String, message: String) throws {
        try withPlaces { source, prefix in
            try makeScript(text, at: source + "/skeleton-demo")
            let outcome = try install(source, in: prefix)
            #expect(outcome.status == 1 && outcome.errors.contains(message), "\(outcome.errors)")
            #expect(outcome.errors.hasSuffix("nothing was installed in \(prefix)\n"))
            #expect(files(in: prefix) == [])
        }
    }

    @Test("A program or its resources that are missing are named")
    func missingProgram() throws {
        try withPlaces { source, prefix in
            let missing = try install(source + "/nowhere", in: prefix)
            #expect(missing.status == 1 && missing.errors.contains("skeleton-demo does not exist"))
            // Resources are also found behind a link.
            let resources = "\(source)/\(Self.resources)"
            try FileManager.default.moveItem(atPath: resources, toPath: source + "/moved")
            let outcome = try install(source, in: prefix)
            #expect(outcome.status == 1 && outcome.errors.contains("\(Self.resources) is missing"))
            try FileManager.default.createSymbolicLink(atPath: resources, withDestinationPath: "moved")
            #expect(try install(source, in: prefix).status == 0)
            #expect(FileManager.default.fileExists(atPath: "\(prefix)/\(Self.library)/\(Self.resources)/sub/c"))
        }
    }

    @Test("--build takes neither a prefix nor a program", arguments: ["--prefix", "--program"])
    func buildOnly(option: String) throws {
        for arguments in [["--build", option, "x"], [option, "x", "--build"]] {
            let outcome = try run(Self.scripts + "/install", arguments)
            #expect(outcome.status == 2 && outcome.errors.contains("--build installs nothing"), "\(outcome.errors)")
        }
    }

    @Test(
        "Files and folders that can't be removed are named before anything is removed", .enabled(if: geteuid() != 0),
        arguments: [
            (".", 0o555, "is not writable"), ("bin", 0o555, "is not writable"), ("share", 0o555, "is not writable"),
            ("lib", 0o000, "cannot be searched"), ("share/man", 0o000, "cannot be searched"),
            (".", 0o000, "cannot be read"), ("lib/skeleton-sdl/manifest", 0o000, "cannot be read"),
            ("bin/skeleton-demo", 0o000, "is not readable"),
        ])
    func lockedFolders(path: String, mode: Int, message: String) throws {
        try withPlaces { source, prefix in
            #expect(try install(source, in: prefix).status == 0)
            let before = files(in: prefix)
            let place = "\(prefix)/\(path)"
            var former = stat()
            #expect(lstat(place, &former) == 0 && chmod(place, mode_t(mode)) == 0)

            let outcome = try uninstall(prefix)

            #expect(chmod(place, former.st_mode & 0o777) == 0)
            #expect(outcome.status == 1 && outcome.errors.contains(message), "\(outcome.errors)")
            #expect(outcome.errors.hasSuffix("nothing was removed from \(prefix)\n"))
            #expect(files(in: prefix) == before)
            #expect(try uninstall(prefix).status == 0)
        }
    }

    @Test("A folder that cannot be created is named with the reason")
    func uncreatedFolder() throws {
        try withPlaces { source, prefix in
            let long = try install(source, in: prefix + "/" + String(repeating: "x", count: 256))
            #expect(long.status == 1 && long.errors.contains("cannot be created: "), "\(long.errors)")
            let folder = "\(prefix)/\(Self.library)/\(Self.resources)"
            try write("mine", to: folder)
            let outcome = try install(source, in: prefix)
            #expect(outcome.status == 1 && outcome.errors.contains("\(folder) is not a folder; move it"))
            #expect(try read(folder) == "mine")
        }
    }

    @Test("A killed uninstallation can be repeated")
    func killedRemoval() throws {
        try withPlaces { source, prefix in
            #expect(try install(source, in: prefix).status == 0)
            try makeFolders(["tools"], in: source)
            // The script is killed when it removes its first file. Other signals are blocked in tests.
            try makeScript("kill -s KILL \"$(cat process)\"", at: source + "/tools/rm")
            let text = "export PATH=\"$1:$PATH\"; \"$2\" --prefix \"$3\" & echo $! >process; wait $!"
            let outcome = try shell(text, [source + "/tools", Self.scripts + "/uninstall", prefix], in: source)
            #expect(outcome.status == 137 && !files(in: prefix).isEmpty, "\(outcome.errors)")
            #expect(try uninstall(prefix).status == 0)
            #expect(files(in: prefix) == [])
        }
    }

    @Test("DESTDIR must be an absolute path, and the message after installing there names no command")
    func destination() throws {
        try withPlaces { source, prefix in
            for command in [installation(source, in: prefix), [Self.scripts + "/uninstall", "--prefix", prefix]] {
                let outcome = try run("/usr/bin/env", ["DESTDIR=relative"] + command)
                #expect(outcome.status == 1 && outcome.errors.contains("DESTDIR must be an absolute path"))
            }
            let outcome = try run("/usr/bin/env", ["DESTDIR=\(source)/stage"] + installation(source, in: prefix))
            let message = "Installed in \(source)/stage\(prefix), for the prefix \(prefix).\n"
            #expect(outcome.status == 0 && outcome.errors == message, "\(outcome.errors)")
        }
    }

    @Test("A relative prefix is checked together with the working folder")
    func workingFolder() throws {
        try withPlaces { source, prefix in
            try makeFolders(["a\"b"], in: prefix)
            let text = "exec \"$1\" --prefix x --program \"$2\""
            let arguments = [Self.scripts + "/install", source + "/skeleton-demo"]
            let quoted = try shell(text, arguments, in: prefix + "/a\"b")
            #expect(quoted.status == 1 && quoted.errors.contains("a menu entry cannot launch"), "\(quoted.errors)")
            let other = try shell("exec \"$1\" --prefix $'\\xff' --program \"$2\"", arguments, in: prefix)
            #expect(other.status == 1 && other.errors.contains("is not UTF-8"), "\(other.errors)")
            #expect(files(in: prefix) == ["a\"b"])
            // A folder that scripts/install refuses has no installation, and needs no other message.
            let removal = try uninstall(prefix + "/q\"x")
            #expect(removal.errors == "uninstall: the demo is not installed in \(prefix)/q\"x\n")
        }
    }

    @Test(
        "The scripts can be run through links, and without standard streams",
        arguments: ["", "2>&-", "2>/dev/full", "<&- >&- 2>&-"])
    func linkedScripts(streams: String) throws {
        try withPlaces { source, prefix in
            for name in ["install", "uninstall"] {
                try FileManager.default.createSymbolicLink(
                    atPath: "\(source)/my-\(name)", withDestinationPath: "\(Self.scripts)/\(name)")
            }
            let arguments = [prefix, source + "/skeleton-demo"]
            let first = try shell("./my-install --prefix \"$1\" --program \"$2\" \(streams)", arguments, in: source)
            #expect(first.status == 0, "\(first.errors)")
            #expect(try run(prefix + "/bin/skeleton-demo", ["x"]).output == "first x\n")
            let removal = try shell("./my-uninstall --prefix \"$1\" \(streams)", arguments, in: source)
            #expect(removal.status == 0, "\(removal.errors)")
            #expect(files(in: prefix) == [])
        }
    }

    @Test("Without the flock command, nothing is installed")
    func missingLock() throws {
        try withPlaces { source, prefix in
            let text = """
                mkdir tools; for tool in bash env dirname realpath sha256sum; do ln -s "$(command -v $tool)" tools; done
                PATH=$PWD/tools "$1" --prefix "$2" --program "$3"
                """
            let outcome = try shell(
                text, [Self.scripts + "/install", prefix, source + "/skeleton-demo"], in: source)
            #expect(outcome.status == 1 && outcome.errors.contains("flock is missing"), "\(outcome.errors)")
            #expect(files(in: prefix) == [])
        }
    }
}
