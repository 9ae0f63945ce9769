import Foundation
import SkeletonView

/// A card of one preset, which has no content.
@MainActor
final class PresetCard: SampleCard {
    /// Presets up to this height stand among cards of a person.
    private static let lowest: CGFloat = 100

    /// A card of each preset that is not much higher than a person, the highest last.
    static func low() -> [PresetCard] {
        let presets = SkeletonPreset.allCases.filter { $0.height <= lowest }.sorted { $0.height < $1.height }
        return presets.map { PresetCard($0, isFirst: false) }
    }

    /// A card of each other preset, the highest first, from the beginning of a row on.
    static func high() -> [PresetCard] {
        let presets = SkeletonPreset.allCases.filter { $0.height > lowest }.sorted { $0.height > $1.height }
        return presets.map { PresetCard($0, isFirst: $0 == presets[0]) }
    }

    override var beginsRow: Bool { isFirst }
    override var findsBones: Bool { false }
    override var hasText: Bool { false }

    private let isFirst: Bool
    private let preset: SkeletonPreset

    private init(_ preset: SkeletonPreset, isFirst: Bool) {
        (self.preset, self.isFirst) = (preset, isFirst)
        super.init(
            title: "Preset: \(preset.rawValue)", note: "SkeletonPresetView(.\(preset.rawValue))",
            sample: SkeletonPresetView(preset, style: nil), sampleHeight: preset.height)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func code(for style: DemoStyle) -> SkeletonCode? {
        var code = screenCode(for: style)
        code.show = ["let preset = SkeletonPresetView(.\(preset.rawValue), style: style)", "view.addSubview(preset)"]
        return code
    }
}
