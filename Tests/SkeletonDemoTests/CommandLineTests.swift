import DrawKit
import Foundation
import ImageKit
import SkeletonView
import TestSupport
import Testing

@Suite("skeleton-demo")
struct CommandLineTests {
    private static let screens = [
        "feed", "gallery", "profile", "hierarchy", "animations", "text", "somo", "controls", "stress",
    ]

    @Test(
        "Invalid arguments exit with 2 and a message about the allowed values",
        arguments: [
            (["--lod"], "unknown option \"--lod\"; the options are --screen"),
            (["--size", "big"], "--size is WIDTHxHEIGHT, such as 1280x800"),
            (["--size", "1x1"], "each from 240 to 16384"),
            (["--size", "16384x16384"], "more than the 67108864 pixels that a window may have"),
            (["--size", "16384x800", "--scale", "2"], "--size is at most 8192 wide and high"),
            (["--size", "400x4097", "--scale", "4"], "more than the 16384 pixels that a side may have"),
            (["--at", "1e-320", "--snapshot", "a.png", "--scale", "1e-320"], "--scale takes a number from 0.5 to 4.0"),
            (["--screen", "nothing"], "--screen must be one of \(screens.joined(separator: ", ")); not \"nothing\""),
            (["--scene", "a.xib", "--screen", "feed"], "--screen can't be combined with --scene"),
            (["--scene", "a.xib", "--feed", "x"], "--feed can't be combined with --scene"),
            (["--scene", "a.xib", "--stats", "./a.xib"], "are the same file"),
            (["--identifier", "home"], "--identifier needs --scene FILE"),
            (["--scene", ""], "--scene needs the name of a file"),
            (["--at", "1"], "--at needs --snapshot FILE.png or --record FILE"),
            (["--fps", "30"], "--fps needs --record FILE"),
            (["--frame"], "--frame needs --snapshot FILE.png or --record FILE"),
            (["--bare"], "--bare needs --snapshot FILE.png or --record FILE"),
            (["--bare", "--frame", "--snapshot", "a.png"], "--bare can't be combined with --frame"),
            (["--record", "a.avi"], "--record takes a file that ends with .mp4, .webm, .gif or .png, not \"a.avi\""),
            (["--snapshot", "a.jpg"], "--snapshot takes a file that ends with .png, .svg, .html or .json"),
            (["--snapshot", "a.b/c.TXT"], "--snapshot takes a file that ends with"),
            (["feed"], "unexpected argument \"feed\"; the options are --screen"),
            (["--record", "a.gif", "--duration", "9999"], "has more than 36000 frames; reduce --duration or --fps"),
            (["--record", "a.gif", "--snapshot", "b.png"], "--record can't be combined with --snapshot"),
            (["--record", "a.gif", "--stats", "b.json"], "--stats can't be combined with --record"),
            (["--snapshot", "a.png", "--duration", "3"], "--duration can't be combined with --snapshot"),
            (["--type", "solid", "--direction", "leftRight"], "--direction can't be combined with solid bones"),
            (["--screen", "somo", "--still"], "--still can't be combined with --screen somo"),
            (["--network", "slow"], "--network must be one of fast, 3g, slow-pictures, failing-pictures, server-down"),
            (["--network", "3g", "--feed", "x"], "--network can't be combined with --feed"),
            (["--network", "3g", "--snapshot", "a.png"], "--network can't be combined with --snapshot"),
            (["--network", "3g", "--record", "a.gif"], "--network can't be combined with --record"),
            (["--network", "3g", "--screen", "text"], "--network can't be combined with --screen text"),
            (["--screen", "controls", "--feed", "x"], "--feed can't be combined with --screen controls"),
            (["--screen", "hierarchy", "--feed", "x"], "--feed can't be combined with --screen hierarchy"),
            (["--color", "#12345"], "--color must be #rrggbb or one of default, turquoise"),
            (["--preset", "dark"], "--preset must be one of demo, ios, facebook, material"),
            (["--timeout", "3"], "--timeout needs --feed, or a simulated network in a window"),
            (["--timeout", "3", "--network", "fast"], "--timeout needs --feed, or a simulated network"),
            (["--open", "skeleton://feed?network=3g", "--timeout", "3", "--snapshot", "a.png"], "--timeout needs"),
            (["--network", "3g", "--load-time", "5"], "--load-time can't be combined with a simulated network"),
            (["--open", "skeleton://feed?network=3g", "--load-time", "5"], "--load-time can't be combined with"),
            (["--snapshot", ""], "--snapshot needs the name of a file"),
            (["--stats", ""], "--stats needs the name of a file"),
            (["--snapshot", "-"], "--snapshot needs the name of a file; - for"),
            (["--stats", "-"], "--stats needs the name of a file; - for"),
            (["--feed", ""], "--feed needs the name of a file, or an address"),
            (["--feed", "a", "--stats", "./a"], "--feed a and --stats ./a are the same file"),
            (["--feed", "none/../a", "--snapshot", "a"], "are the same file"),
            (["--feed", "a.gif", "--record", ".//a.gif"], "are the same file"),
            (["--transition", "fast"], "--transition takes a number from 0.0 to 60.0"),
        ])
    func wrongArguments(arguments: [String], message: String) throws {
        let outcome = try Demo.run(arguments)

        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(message))
        #expect(outcome.errors.contains("skeleton-demo --help"))
    }

    @Test("The help documents every option that the parser knows")
    func help() throws {
        let outcome = try Demo.run(["--help"])
        let allowed = try Demo.run(["--none"]).errors
            .components(separatedBy: "the options are ")[1].components(separatedBy: "\n")[0].split(separator: " ")

        #expect(outcome.status == 0)
        #expect(allowed.count > 15)
        for option in allowed where option != "--help" {
            #expect(outcome.output.contains("\n  \(option) "), "\(option)")
        }
        #expect(outcome.output.contains("\n  -h, --help "))
        let short = try Demo.run(["-h"])
        #expect(short.output == outcome.output)
    }

    @Test("--list prints the screens and --version the version")
    func lists() throws {
        let lines = try Demo.run(["--list"]).output.split(separator: "\n")
        #expect(lines.map { String($0.prefix { $0 != ":" }) } == Self.screens)
        #expect(try Demo.run(["--version"]).output.hasPrefix("skeleton-demo "))
    }

    @Test("Snapshots with the same arguments are equal byte for byte")
    func deterministic() throws {
        try Demo.withFolder { folder in
            let paths = ["a.png", "b.png"].map { folder.appendingPathComponent($0).path }
            for path in paths {
                #expect(try Demo.run(["--snapshot", path, "--at", "0.75", "--size", "700x500"]).status == 0)
            }

            let bytes = try paths.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
            #expect(bytes[0] == bytes[1])
            let picture = try ImageCodec.decode(bytes[0], name: "snapshot")
            #expect(picture.size == .init(width: 700, height: 500))
        }
    }

    @Test("--scale multiplies the pixel size of a snapshot")
    func scale() throws {
        try Demo.withFolder { folder in
            let path = folder.appendingPathComponent("a.png")
            let outcome = try Demo.run(
                [
                    "--snapshot", path.path, "--at", "0.1", "--size", "400x400", "--scale", "1.5", "--theme", "dark",
                    "--rtl",
                ])

            #expect(outcome.status == 0)
            let picture = try ImageCodec.decode(Data(contentsOf: path), name: "snapshot")
            #expect(picture.size == .init(width: 600, height: 600))
        }
    }

    @Test("Snapshots as SVG, HTML or JSON contain the visible skeleton, or report that there is none")
    func blueprints() throws {
        try Demo.withFolder { folder in
            func write(_ name: String, _ more: [String], screen: String = "profile") throws -> (
                outcome: Demo.Outcome, text: String?
            ) {
                let file = folder.appendingPathComponent(name)
                let outcome = try Demo.run(["--snapshot", file.path, "--screen", screen, "--size", "700x500"] + more)
                return (outcome, try? String(contentsOf: file, encoding: .utf8))
            }
            let page = try write("a.html", ["--at", "0.5"])
            #expect(page.outcome.status == 0 && page.text?.hasPrefix("<!DOCTYPE html>") == true)
            #expect(page.text?.contains("prefers-color-scheme") == true)
            let dark = try write("dark.html", ["--at", "0.5", "--theme", "dark"])
            #expect(dark.text?.contains("prefers-color-scheme") == false)
            #expect(try write("a.SVG", ["--at", "0.5"]).text?.contains("<svg") == true)
            let value = try #require(try write("a.json", ["--at", "0.5"]).text)
            let blueprint = try JSONDecoder().decode(SkeletonBlueprint.self, from: Data(value.utf8))
            // Without --frame, the blueprint excludes the screen's bars and their buttons.
            #expect(blueprint.size == CGSize(width: 700, height: 392) && blueprint.bones.count > 10)
            let framed = try #require(try write("framed.json", ["--at", "0.5", "--frame", "--fresh"]).text)
            let full = try JSONDecoder().decode(SkeletonBlueprint.self, from: Data(framed.utf8))
            #expect(full.size == CGSize(width: 700, height: 500) && full.boxes.count > blueprint.boxes.count)

            let early = try write("none.svg", ["--at", "0"], screen: "controls")
            #expect(early.outcome.status == 1 && early.text == nil)
            #expect(early.outcome.errors.contains("no skeleton is visible"))
        }
    }

    @Test("A snapshot that can't be written exits with 1 and a message")
    func unwritable() throws {
        let outcome = try Demo.run(["--snapshot", "/nowhere/a.png", "--at", "0"])

        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("/nowhere/a.png can't be written"))
    }

    @Test("A folder in place of an output file is rejected before anything is drawn")
    func folders() throws {
        try Demo.withFolder { folder in
            for option in ["--snapshot", "--stats"] {
                // If the feed were read first, it would be reported as missing.
                let outcome = try Demo.run([option, folder.path, "--feed", "/nowhere/feed.json"], in: folder)
                #expect(outcome.status == 1)
                #expect(outcome.errors == "skeleton-demo: \(folder.path) is a folder; name a file\n")
            }
        }
    }

    @Test(
        "A display that can't be reached is reported, and the demo exits with 1",
        arguments: ["DISPLAY", "WAYLAND_DISPLAY"],
        [false, true])
    func unreachableDisplay(name: String, isSession: Bool) throws {
        try Demo.withFolder { folder in
            var environment = ["DISPLAY": "", "WAYLAND_DISPLAY": ""].merging([name: ":4711"]) { $1 }
            let session = FileManager.default.temporaryDirectory
            if isSession { environment["XDG_RUNTIME_DIR"] = session.path }
            let outcome = try Demo.run([], environment: environment, in: folder)

            #expect(outcome.status == 1)
            #expect(outcome.errors.contains("the display \(name)=:4711 can't be reached"))
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(files.isEmpty)
        }
    }

    @Test("The smallest size of a window is 320x240")
    func smallest() throws {
        try Demo.withFolder { folder in
            let path = folder.appendingPathComponent("a.png").path
            #expect(try Demo.run(["--snapshot", path, "--size", "320x240"]).status == 0)
            for size in ["319x240", "320x239"] {
                let outcome = try Demo.run(["--snapshot", path, "--size", size])
                #expect(outcome.status == 2)
            }
        }
    }

    @Test(
        "Without a display, the demo saves an image, unless a renderer or a network was requested",
        arguments: [false, true])
    func withoutDisplay(isSession: Bool) throws {
        try Demo.withFolder { folder in
            // A login over ssh has the runtime folder of a session, but no display.
            let session = FileManager.default.temporaryDirectory
            let environment = isSession ? ["XDG_RUNTIME_DIR": session.path] : [:]
            let told = try Demo.run(["--size", "400x400"], environment: environment, in: folder)
            #expect(told.status == 0)
            #expect(
                told.errors
                    == "skeleton-demo: there is no display; drawing a contact sheet into skeleton-demo.png\n")
            let sheet = try Data(contentsOf: folder.appendingPathComponent("skeleton-demo.png"))
            #expect(try ImageCodec.decode(sheet, name: "sheet").size == .init(width: 3 * 400 + 2 * 16, height: 400))

            let large = try Demo.run(["--size", "8000x8000"], environment: environment, in: folder)
            #expect(large.status == 1)
            #expect(large.errors.contains("would have 192000000 pixels"))

            let simulated = ["--network", "slow-pictures", "--timeout", "2"]
            for option in [["--renderer", "software"], ["--network", "offline"], simulated] {
                let refused = try Demo.run(option, environment: environment, in: folder)
                #expect(refused.status == 1)
                #expect(refused.errors.contains("\(option[0]) needs a display"))
            }
        }
    }

    @Test("Without a display, an existing image is kept, and the next free name is used")
    func keepsImages() throws {
        try Demo.withFolder { folder in
            let kept = folder.appendingPathComponent("skeleton-demo.png")
            try Data("mine".utf8).write(to: kept)
            // A dangling link counts as an existing file, too.
            try FileManager.default.createSymbolicLink(
                atPath: folder.appendingPathComponent("skeleton-demo-2.png").path, withDestinationPath: "none")

            let outcome = try Demo.run(["--size", "320x320"], in: folder)

            #expect(outcome.status == 0)
            #expect(outcome.errors.contains("into skeleton-demo-3.png"))
            #expect(try Data(contentsOf: kept) == Data("mine".utf8))
            let sheet = try Data(contentsOf: folder.appendingPathComponent("skeleton-demo-3.png"))
            #expect(try ImageCodec.decode(sheet, name: "sheet").size.height == 320)
        }
    }

    @Test("A server failure is drawn as the message that the user would see")
    func failingServer() throws {
        try Demo.withFolder { folder in
            let server = try LoopbackServer(.silence)
            let failed = folder.appendingPathComponent("failed.png")
            let outcome = try Demo.run([
                "--feed", server.url().absoluteString, "--timeout", "0.3", "--snapshot", failed.path, "--at", "4",
            ])

            #expect(outcome.status == 1)
            #expect(
                outcome.errors.contains("127.0.0.1 did not answer within 0.3 seconds. Check the connection, or wait."))
            #expect(try Data(contentsOf: failed).count > 1000)

            // The failure is shown from the start and looks the same at all times.
            let pictures = try ["0", "1"].map { instant in
                let path = folder.appendingPathComponent("\(instant).png")
                let late = try Demo.run(["--feed", "/nowhere/a.json", "--snapshot", path.path, "--at", instant])
                #expect(late.status == 1)
                return try Data(contentsOf: path)
            }
            #expect(pictures[0] == pictures[1])
        }
    }
}
