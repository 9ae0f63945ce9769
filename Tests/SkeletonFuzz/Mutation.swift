import Foundation
import TestSupport

/// Random damage to binary data.
enum Mutation {
    /// Edge values for parsers.
    private static let awkward: [UInt8] = [0, 1, 2, 0x7F, 0x80, 0xFE, 0xFF]

    /// Returns `data` with a few random changes.
    static func damaged(_ data: Data, _ random: inout SeededGenerator) -> Data {
        var bytes = [UInt8](data)
        for _ in 0..<random.number(1...4) { change(&bytes, &random) }
        return Data(bytes)
    }

    private static func change(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        // Most of the relevant bytes are at the start.
        let place =
            random.chance(50) ? random.number(0...min(63, bytes.count - 1)) : random.number(0...(bytes.count - 1))
        let end = min(bytes.count, place + random.number(1...32))
        switch random.number(0...7) {
        case 0: bytes[place] ^= 1 << UInt8(random.number(0...7))
        case 1: bytes[place] = UInt8(random.number(0...255))
        case 2: bytes[place] = awkward[random.number(0...(awkward.count - 1))]
        case 3:
            let value = awkward[random.number(0...(awkward.count - 1))]
            for index in place..<min(bytes.count, place + 4) { bytes[index] = value }
        case 4: bytes.removeSubrange(place..<end)
        case 5: bytes.insert(contentsOf: bytes[place..<end], at: random.number(0...bytes.count))
        case 6:
            bytes.insert(contentsOf: (0..<random.number(1...16)).map { _ in UInt8(random.number(0...255)) }, at: place)
        default: bytes.removeLast(bytes.count - place)
        }
    }

    /// Returns `parts` with up to two random swaps, removals and repetitions.
    static func shuffled<Part>(_ parts: [Part], _ random: inout SeededGenerator) -> [Part] {
        var parts = parts
        for _ in 0..<random.number(0...2) where !parts.isEmpty {
            let (one, other) = (random.number(0...(parts.count - 1)), random.number(0...(parts.count - 1)))
            switch random.number(0...2) {
            case 0: parts.swapAt(one, other)
            case 1: parts.remove(at: one)
            default: parts.insert(parts[one], at: other)
            }
        }
        return parts
    }
}
