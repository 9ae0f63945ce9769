import DrawKit
import Foundation
import ImageKit
import StageKit
import TestSupport
import ViewKit

/// Image files of each format: damaged anywhere, truncated, with swapped parts, and with different numbers in their
/// headers.
@MainActor
enum PictureCases {
    private static let valid: [Data] = {
        let small = SamplePicture.allCases.map(\.data)
        let made = [(1, 1), (17, 9), (64, 64), (600, 500)].compactMap { size in
            try? ImageCodec.png(SamplePicture.bitmap(width: size.0, height: size.1))
        }
        return small + made + [PNGParts.indexed]
    }()

    static func run(_ random: inout SeededGenerator) {
        var data = valid[random.number(0...(valid.count - 1))]
        if random.chance(40) { data = editParts(of: data, &random) }
        if random.chance(70) { data = Mutation.damaged(data, &random) }
        guard let image = UIImage(data: data) else { return }
        let stage = OffscreenStage(size: CGSize(width: 40, height: 40))
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: random.number(1...80), height: random.number(1...80)))
        view.contentMode = random.chance(50) ? .scaleAspectFill : .scaleToFill
        view.image = image
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    private static func editParts(of data: Data, _ random: inout SeededGenerator) -> Data {
        if data.starts(with: PNGParts.signature) {
            var parts = Mutation.shuffled(PNGParts.parts(of: data), &random)
            if random.chance(60), !parts.isEmpty {
                let place = random.chance(50) ? 0 : random.number(0...(parts.count - 1))
                parts[place].content = Mutation.damaged(parts[place].content, &random)
            }
            return PNGParts.file(of: parts)
        }
        if data.starts(with: Data("RIFF".utf8)) {
            return RIFFParts.file(of: Mutation.shuffled(RIFFParts.parts(of: data), &random))
        }
        return JPEGParts.file(of: Mutation.shuffled(JPEGParts.parts(of: data), &random))
    }
}
