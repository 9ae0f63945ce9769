/// Limits the nesting of directional embeddings, overrides and isolates.
///
/// FriBidi 1.0.8 writes outside of its memory if isolates are nested more deeply than the Unicode Bidirectional
/// Algorithm supports (125 levels) and some of them are closed before others follow.
struct DirectionalNesting {
    /// The maximum nesting depth. Each character that opens an isolate or an embedding raises the level by one or two.
    static let maximumDepth = 60

    /// The characters that are open: `true` for isolates.
    private var open: [Bool] = []
    /// The number of characters beyond the maximum depth that are open.
    private var excess = 0

    private enum Control {
        case isolate, embedding, endOfIsolate, endOfEmbedding
    }

    /// Replaces the characters of `bytes`, in UTF-8, that exceed the maximum depth of their paragraph with word
    /// joiners, which are as long and invisible.
    static func limit(_ bytes: inout ArraySlice<UInt8>) {
        guard bytes.contains(firstByte) else { return }
        var nesting = DirectionalNesting()
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == TextBytes.lineFeed { nesting = DirectionalNesting() }
            guard bytes[index] == firstByte, index + 2 < bytes.endIndex,
                let control = control(bytes[index + 1], bytes[index + 2])
            else {
                index += 1
                continue
            }
            if !nesting.accept(control) { bytes.replaceSubrange(index..<index + 3, with: wordJoiner) }
            index += 3
        }
    }

    /// Opens or closes what `control` does. Returns `false` if it belongs to what exceeds the maximum depth.
    private mutating func accept(_ control: Control) -> Bool {
        switch control {
        case .isolate, .embedding:
            guard open.count < Self.maximumDepth, excess == 0 else {
                excess += 1
                return false
            }
            open.append(control == .isolate)
        case .endOfIsolate, .endOfEmbedding:
            guard excess == 0 else {
                excess -= 1
                return false
            }
            if control == .endOfEmbedding {
                if open.last == false { open.removeLast() }
            } else if let last = open.lastIndex(of: true) {
                open.removeSubrange(last...)
            }
        }
        return true
    }

    // MARK: UTF-8

    private static let firstByte: UInt8 = 0xE2
    private static let wordJoiner: [UInt8] = [0xE2, 0x81, 0xA0]

    private static func control(_ second: UInt8, _ third: UInt8) -> Control? {
        switch (second, third) {
        case (0x80, 0xAA), (0x80, 0xAB), (0x80, 0xAD), (0x80, 0xAE): .embedding
        case (0x80, 0xAC): .endOfEmbedding
        case (0x81, 0xA6...0xA8): .isolate
        case (0x81, 0xA9): .endOfIsolate
        default: nil
        }
    }
}
