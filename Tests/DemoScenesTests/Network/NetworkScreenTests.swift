import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

/// Tests the simulated network in the demo's window: the inspector's row, the palette's entries, and the screens.
@MainActor
@Suite("Simulated network in the demo's window")
struct NetworkScreenTests {
    private static let down = "The server answered with 503 (service unavailable)."
    private static let refused = "127.0.0.1 refused the connection."

    private func service() -> NetworkFeedService {
        NetworkFeedService(timeout: 60, minimumTime: 0) { network throws(POSIXError) in
            try NetworkServer(network, timeScale: 0)
        }
    }

    private func fixture(_ scene: DemoScene = .feed, service: NetworkFeedService? = nil) async throws -> DemoFixture {
        let fixture = try DemoFixture(scene, service: service ?? self.service())
        fixture.stage.type("i")
        try await wait(for: "posts", in: fixture)
        return fixture
    }

    /// Waits until the screen shows `text`, alone or at the end of a longer text such as "6 posts", and then advances
    /// the stage by a second.
    private func wait(for text: String, in fixture: DemoFixture) async throws {
        try await fixture.stage.settle(until: {
            fixture.demo.screen.view.shownTexts.contains { $0 == text || $0.hasSuffix(" \(text)") }
        })
        fixture.stage.advance(by: 1)
    }

    private func note(_ fixture: DemoFixture) throws -> [String] {
        _ = try fixture.control(ChoiceButton.self, of: "Network")
        let rows = try #require(fixture.inspector).descendants(of: InspectorRow.self)
        return try #require(rows.first { $0.title == "Network" }).shownTexts
    }

    @Test("Server down shows its message and the retry button; Fast loads the feed again")
    func serverDown() async throws {
        let fixture = try await fixture()
        try fixture.choose("Serv", of: "Network")
        try await wait(for: Self.down, in: fixture)
        #expect(fixture.demo.screen.view.shownTexts.contains("Retry"))
        #expect(try note(fixture).contains("The request for the feed is answered with 503."))

        try fixture.choose("Fast", of: "Network")
        try await wait(for: "posts", in: fixture)
        #expect(!fixture.demo.screen.view.shownTexts.contains(Self.down))
        #expect(try fixture.settings().network == .fast)
    }

    @Test("Retrying fails as long as the network is offline")
    func retry() async throws {
        let fixture = try await fixture()
        fixture.demo.change("Network") { $0.network = .offline }
        try await wait(for: Self.refused, in: fixture)
        fixture.stage.type("r")
        #expect(!fixture.demo.screen.view.shownTexts.contains(Self.refused))
        try await wait(for: Self.refused, in: fixture)
    }

    @Test("An empty feed shows a message, and failing pictures are marked as missing")
    func emptyAndMissing() async throws {
        let fixture = try await fixture()
        fixture.demo.change("Network") { $0.network = .empty }
        try await wait(for: "Nothing here yet", in: fixture)

        fixture.demo.change("Network") { $0.network = .failingPictures }
        try await wait(for: "posts", in: fixture)
        try await fixture.stage.settle(until: {
            !fixture.demo.screen.view.descendants(of: MissingPictureView.self).isEmpty
        })
    }

    @Test("Ctrl+Z and Reset restore the network")
    func undo() async throws {
        let fixture = try await fixture()
        fixture.demo.change("Network") { $0.network = .offline }
        try await wait(for: Self.refused, in: fixture)
        fixture.stage.press(.keyboardZ, characters: "z", modifiers: .control)
        #expect(fixture.demo.network?.network == .fast)
        try await wait(for: "posts", in: fixture)

        fixture.demo.change("Network") { $0.network = .serverDown }
        try await wait(for: Self.down, in: fixture)
        #expect(try fixture.button("Reset").isEnabled)
        fixture.demo.perform(.reset)
        try await wait(for: "posts", in: fixture)
        #expect(try fixture.settings().network == .fast)
    }

    @Test("The inspector has a row for the network on screens that load a feed, if the feed is the demo's own")
    func rows() async throws {
        let fixture = try await fixture()
        func hasRow() throws -> Bool {
            fixture.stage.advance(by: 0.1)
            let titles = try #require(fixture.inspector).settingTitles.map(\.title)
            let rows = try #require(fixture.inspector).descendants(of: InspectorRow.self)
            let isShown = rows.contains { $0.title == "Network" && !$0.isHidden }
            #expect(isShown == titles.contains("Network"))
            return isShown
        }
        for (scene, expected) in [
            (DemoScene.feed, true), (.text, false), (.gallery, true), (.controls, false), (.profile, true),
        ] {
            fixture.demo.choose(scene)
            #expect(try hasRow() == expected, "\(scene)")
        }
        let other = try DemoFixture.inspecting()
        #expect(try other.settings().network == nil && other.demo.networkEntries.isEmpty)
        #expect(try !#require(other.inspector).settingTitles.map(\.title).contains("Network"))
    }

    @Test("An inspector opened on a screen without a feed has a row for the network once another screen loads a feed")
    func laterFeed() throws {
        let fixture = try DemoFixture(.text, service: service())
        fixture.stage.type("i")
        fixture.stage.advance(by: 0.1)
        #expect(try !#require(fixture.inspector).settingTitles.map(\.title).contains("Network"))
        fixture.demo.choose(.gallery)
        #expect(try #require(fixture.inspector).settingTitles.map(\.title).contains("Network"))
    }

    @Test(
        "The palette finds the network conditions by words that people would type",
        arguments: [
            ("offline", "Network: Offline"), ("slow network", "Network: Slow pictures"), ("3g", "Network: 3G"),
            ("slow connection", "Network: 3G"), ("error", "Network: Server down"), ("503", "Network: Server down"),
            ("no internet", "Network: Offline"), ("network", "Network"), ("pictures fail", "Network: Failing pictures"),
            ("empty feed", "Network: Empty"), ("broken images", "Network: Failing pictures"),
        ])
    func palette(query: String, title: String) throws {
        let entries = try DemoFixture(service: service()).demo.paletteEntries
        let found = PaletteSearch.results(for: query, in: entries).prefix(8)
        #expect(found.contains { $0.title == title }, "\(query) finds \(found.map(\.title))")
    }

    @Test("Choosing a network condition in the palette on a screen without a feed shows the feed screen")
    func paletteAction() async throws {
        let fixture = try DemoFixture(.text, service: service())
        let entry = try #require(fixture.demo.paletteEntries.first { $0.title == "Network: Offline" })
        entry.perform()
        #expect(fixture.demo.scene == .feed)
        try await wait(for: Self.refused, in: fixture)
    }

    @Test("If no server can be started, the inspector's row says why, and the network stays fast")
    func failure() async throws {
        let service = NetworkFeedService(timeout: 60, minimumTime: 0) { _ throws(POSIXError) in
            throw POSIXError(.EMFILE)
        }
        let fixture = try await fixture(service: service)
        try fixture.choose("Off", of: "Network")
        #expect(try fixture.settings().network == .fast)
        #expect(try note(fixture).contains("Offline is not available: Too many open files."))
        try await wait(for: "posts", in: fixture)
    }

    @Test(
        "Choosing Fast, undoing and Reset remove the reason why a network isn't available; other changes keep it",
        arguments: ["menu", "palette", "undo", "reset"])
    func clearedFailure(way: String) async throws {
        let service = NetworkFeedService(timeout: 60, minimumTime: 0) { _ throws(POSIXError) in
            throw POSIXError(.EMFILE)
        }
        let fixture = try await fixture(service: service)
        let reason = "Offline is not available: Too many open files."
        fixture.demo.change("Theme") { $0.theme = .dark }
        try fixture.choose("Off", of: "Network")
        try await wait(for: "posts", in: fixture)
        if way != "undo" { fixture.demo.change("Right to left") { $0.isMirrored = true } }
        fixture.stage.advance(by: 0.1)
        #expect(try note(fixture).contains(reason))

        switch way {
        case "menu": try fixture.choose("Fast", of: "Network")
        case "palette": fixture.demo.paletteEntries.first { $0.title == "Network: Fast" }?.perform()
        case "undo": fixture.demo.undo()
        default: fixture.demo.perform(.reset)
        }
        fixture.stage.advance(by: 0.1)
        #expect(try !note(fixture).contains(reason))
        #expect(service.failure == nil && service.network == .fast)
    }

    /// Returns `true` if the server at `url` refuses connections.
    private func refuses(_ url: URL) async -> Bool {
        do throws(FeedError) {
            _ = try await FeedLoader(source: .web(url), timeout: 0.1).begin()
            return false
        } catch {
            return error.message == Self.refused
        }
    }

    @Test("Switching network conditions quickly leaves no server running, and the last condition takes effect")
    func switching() async throws {
        var ports: [URL] = []
        let service = NetworkFeedService(timeout: 60, minimumTime: 0) { network throws(POSIXError) in
            let server = try NetworkServer(network, timeScale: network == .offline ? 0 : 1000)
            ports.append(server.url)
            return server
        }
        let fixture = try await fixture(service: service)
        let others = DemoNetwork.allCases.filter { $0 != .fast && $0 != .offline }
        for count in 0..<10 { fixture.demo.change("Network") { $0.network = others[count % others.count] } }
        fixture.demo.change("Network") { $0.network = .offline }
        try await wait(for: Self.refused, in: fixture)
        fixture.demo.change("Network") { $0.network = .fast }
        try await wait(for: "posts", in: fixture)

        #expect(ports.count == 11)
        for url in ports {
            // A server's thread closes the socket when it exits, shortly after the server is deallocated.
            var isClosed = false
            for _ in 0..<600 where !isClosed { isClosed = await refuses(url) }
            #expect(isClosed)
        }
    }

    @Test("A link contains the network condition")
    func link() async throws {
        let fixture = try await fixture()
        fixture.demo.change("Network") { $0.network = .slowPictures }
        #expect(fixture.demo.state.network == .slowPictures)
        #expect(fixture.demo.state.link.contains("network=slow-pictures"))
    }
}
