import CSDL2
import DrawKit
import Foundation
import RasterKit
import TestSupport
import Testing

@testable import SDLKit

extension ScreenTests {
    @Test("A window reuses its memory for all sizes that fit, and shows its content")
    func reusedMemory() throws {
        try SharedScreen.start()
        let window = try NativeWindow(title: "test", width: 300, height: 240, origin: .zero)
        SDL_ShowWindow(window.handle)
        let memory = try X11Memory(window: window.handle)
        var places: [UnsafeMutablePointer<UInt32>] = []
        var renewals: [Bool] = []

        for (width, height) in [(300, 240), (300, 240), (299, 239), (512, 256), (513, 256)] as [(Int32, Int32)] {
            SDL_SetWindowSize(window.handle, width, height)
            let size = PixelSize(width: width, height: height)
            #expect(memory.size == size)
            let word = UInt32(width) << 8 | 0x40
            try memory.withCanvas(for: .none) { canvas in
                #expect(canvas.buffer.size == size)
                for y in 0..<Int(height) {
                    for x in 0..<Int(width) { canvas.buffer.base[y * canvas.buffer.stride + x] = word }
                }
                places.append(canvas.buffer.base)
                renewals.append(canvas.isNew)
            }
            try memory.show(nil)
            let screen = try SharedScreen.picture()
            #expect(screen.color(x: Int(width) - 1, y: Int(height) - 1) == word)
            #expect(screen.color(x: Int(width), y: Int(height) - 1) != word)
        }

        #expect(places[1...3].allSatisfy { $0 == places[0] })
        #expect(renewals == [true, false, true, true, true])
    }
}
