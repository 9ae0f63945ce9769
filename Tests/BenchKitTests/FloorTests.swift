import BenchKit
import CSDL2
import DrawKit
import Foundation
import SDLKit
import StageKit
import Testing
import ViewKit

@MainActor @Suite struct FloorTests {
    /// Seconds after the bones were shown: the beginning, some of a sweep, its end, and later sweeps.
    private static let instants = [0, 0.2, 0.75, 1.1, 1.4999, 1.5, 2.3, 7.9]

    @Test("The library draws the scenario's rectangles, and white around them", arguments: [1, 60, 700])
    func rectangles(bones: Int) throws {
        let library = try Library(bones: bones)

        try library.draw(at: 0)

        let list = library.subject.window.displayList
        #expect(list.commands.filter { $0.kind == .gradient }.map(\.shape.rect) == library.shimmer.grid.pixelRects)
        #expect(library.subject.picture.first == 0xFFFF_FFFF)
    }

    @Test("The software floor draws the library's picture, within 1 of 255", arguments: [1, 60, 700])
    func software(bones: Int) throws {
        let library = try Library(bones: bones)
        let memory = SharedMemory(size: library.size)
        let floor = MemoryFloor(
            rects: library.shimmer.grid.pixelRects, stops: library.shimmer.stops, memory: memory)

        for instant in Self.instants {
            try library.draw(at: instant)
            floor.drawFrame(axisStart: library.shimmer.axisStart(at: instant))

            #expect(difference(library.subject.picture, memory.picture) <= 1, "at \(instant)")
        }
    }

    @Test("The accelerated floor draws the library's picture, within 1 of 255", arguments: [1, 60, 700])
    func accelerated(bones: Int) throws {
        let library = try Library(bones: bones)
        let surface = try #require(
            SDL_CreateRGBSurfaceWithFormat(
                0, library.size.width, library.size.height, 32, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)))
        defer { SDL_FreeSurface(surface) }
        let renderer = try #require(SDL_CreateSoftwareRenderer(surface))
        defer { SDL_DestroyRenderer(renderer) }

        for instant in Self.instants {
            let floor = try GeometryFloor(
                renderer: renderer, rects: library.shimmer.grid.pixelRects, stops: library.shimmer.stops)
            try library.draw(at: instant)
            try floor.draw(axisStart: library.shimmer.axisStart(at: instant))
            #expect(SDL_RenderFlush(renderer) == 0)

            #expect(difference(library.subject.picture, words(of: surface)) <= 1, "at \(instant)")
        }
    }

    @Test("The light moves")
    func motion() throws {
        let library = try Library(bones: 60)

        try library.draw(at: 0.2)
        let early = library.subject.picture
        try library.draw(at: 0.75)

        #expect(difference(early, library.subject.picture) > 2)
    }

    // MARK: Private

    /// The scenario as the library draws it, into memory.
    @MainActor
    private struct Library {
        let size = PixelSize(width: 640, height: 400)
        let subject: MemorySubject
        let shimmer: Shimmer

        init(bones: Int) throws {
            subject = MemorySubject(size: size)
            var shimmer = Shimmer(bones: bones, size: CGSize(width: 640, height: 400))
            shimmer.show(in: subject.window)
            self.shimmer = shimmer
        }

        func draw(at time: TimeInterval) throws {
            try subject.runFrame(at: time)
        }
    }

    /// The largest difference of any component of any pixel.
    private func difference(_ left: [UInt32], _ right: [UInt32]) -> Int {
        guard left.count == right.count else { return .max }
        var largest = 0
        for (one, other) in zip(left, right) where one != other {
            for shift in [0, 8, 16, 24] {
                largest = max(largest, abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
            }
        }
        return largest
    }

    private func words(of surface: UnsafeMutablePointer<SDL_Surface>) -> [UInt32] {
        let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
        guard let pixels = surface.pointee.pixels, Int(surface.pointee.pitch) == width * 4 else { return [] }
        return Array(UnsafeBufferPointer(start: pixels.assumingMemoryBound(to: UInt32.self), count: width * height))
    }
}
