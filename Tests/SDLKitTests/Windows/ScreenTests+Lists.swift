import CSDL2
import DrawKit
import Foundation
import LayerKit
import TestSupport
import Testing
import ViewKit

@testable import SDLKit

extension ScreenTests {
    @Test("A table resized while it scrolls shows every row completely and none blank")
    func resizedTable() throws {
        try SharedScreen.start()
        var options = SDLWindowOptions()
        options.renderer = .software
        options.size = CGSize(width: 600, height: 400)
        let window = try SDLWindow(options: options)
        let table = TaggedTable()
        window.window.rootViewController = table
        SDL_SetWindowPosition(window.handle, 0, 0)
        _ = window.handleEvents()
        #expect(try window.runFrame())

        let hand = try WindowResizer(client: SharedScreen.client(), window: options.title, height: 400)
        hand.start(rounds: 100)
        while hand.outcome == nil {
            // Waits for an event, for at most the duration of a frame.
            SDL_WaitEventTimeout(nil, 16)
            _ = window.handleEvents()
            window.window.runTimers(until: MonotonicClock.now)
            _ = try window.runFrame()
            hand.noteFrame(height: Int(window.window.bounds.height))
        }

        let pictures = try #require(try hand.outcome?.get())
        #expect(pictures.count == 20)
        #expect(table.tableView.contentOffset.y > 1000)
        for (number, picture) in pictures.enumerated() {
            let problem = TaggedTable.problem(in: picture.bitmap, height: picture.certainHeight)
            #expect(problem == nil, "picture \(number)")
        }
    }
}
