import CSDL2
import DrawKit

/// Draws groups on the GPU. A group blends two images, for a cross-fade, group opacity or a mask.
///
/// The window's back buffer cannot be copied, so a frame with groups is drawn to a texture, with another texture for
/// each level of nesting. The first image of a group is drawn with everything else. The second is drawn over a copy of
/// what is behind the group, multiplied by the group's mask if it has one, and finally blended with the first.
@MainActor
final class GroupTargets {
    private let renderer: RendererHandle
    /// The texture of the frame, followed by one texture for each level of nesting.
    private var textures: [Texture] = []
    /// The textures of masks, one for each level of nesting.
    private var masks: [Texture] = []
    /// The current render target; `nil` outside of a frame.
    private var current: Texture?
    /// The open groups: their bounds, the textures into which they are blended, and whether they have masks.
    private var open: [(rect: PixelRect, parent: Texture, isMasked: Bool)] = []

    init(_ renderer: RendererHandle) {
        self.renderer = renderer
    }

    /// The memory used by textures, in bytes.
    var bytes: Int { (textures + masks).reduce(0) { $0 + $1.bytes } }

    /// Makes a texture of `size` the render target.
    func beginFrame(_ size: PixelSize) throws(SDLError) {
        open.removeAll(keepingCapacity: true)
        if textures.first?.size != size { (textures, masks) = ([], []) }
        if textures.isEmpty { try addTexture(size) }
        try draw(into: textures[0])
    }

    /// Processes the next command of a group.
    func process(_ command: DrawCommand) throws(SDLError) {
        switch command.kind {
        case .groupBegin: try begin(command.shape.rect)
        case .groupSecond: if !open.isEmpty { try draw(into: textures[open.count]) }
        case .groupMask: if !open.isEmpty { try beginMask() }
        default:
            guard let (rect, parent, isMasked) = open.popLast() else { return }
            let picture = textures[open.count + 1]
            if isMasked {
                try draw(into: picture)
                try copy(masks[open.count], in: rect, mode: CSDL2MaskBlendMode(), opacity: 255)
            }
            try draw(into: parent)
            let isOpaque = command.opacity == 255 && !isMasked
            try copy(
                picture, in: rect, mode: isOpaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND, opacity: command.opacity)
        }
    }

    /// Copies the frame to the screen.
    func endFrame(_ size: PixelSize) throws(SDLError) {
        stop()
        open.removeAll(keepingCapacity: true)
        try copy(textures[0], in: PixelRect(size: size), mode: SDL_BLENDMODE_NONE, opacity: 255)
    }

    /// Makes the screen the render target.
    func stop() {
        current = nil
        // Setting the target can fail only for textures.
        _ = SDL_SetRenderTarget(renderer.pointer, nil)
    }

    /// Frees all textures.
    func removeAll() {
        open.removeAll(keepingCapacity: true)
        if !textures.isEmpty { (textures, masks) = ([], []) }
    }

    // MARK: Private

    private func begin(_ rect: PixelRect) throws(SDLError) {
        guard let parent = current else { return }
        let level = open.count + 1
        if textures.count == level { try addTexture(textures[0].size) }
        try draw(into: textures[level])
        try copy(parent, in: rect, mode: SDL_BLENDMODE_NONE, opacity: 255)
        // The parent may be the mask of an enclosing group.
        try draw(into: parent)
        open.append((rect, parent, false))
    }

    /// Makes a cleared mask the render target.
    private func beginMask() throws(SDLError) {
        let level = open.count - 1
        while masks.count <= level {
            masks.append(try Texture(renderer, size: textures[0].size, isFiltered: false, isTarget: true))
        }
        open[level].isMasked = true
        try draw(into: masks[level])
        try check(SDL_SetRenderDrawColor(renderer.pointer, 0, 0, 0, 0), "a mask could not be drawn")
        try check(SDL_RenderClear(renderer.pointer), "a mask could not be drawn")
    }

    private func addTexture(_ size: PixelSize) throws(SDLError) {
        textures.append(try Texture(renderer, size: size, isFiltered: false, isTarget: true))
    }

    private func draw(into texture: Texture) throws(SDLError) {
        try check(
            SDL_SetRenderTarget(renderer.pointer, texture.handle),
            "a cross-fade could not be drawn")
        current = texture
    }

    /// Blends the part of `texture` in `rect` into the same part of the render target.
    private func copy(
        _ texture: Texture, in rect: PixelRect, mode: SDL_BlendMode, opacity: UInt8
    ) throws(SDLError) {
        var area = SDL_Rect(x: rect.minX, y: rect.minY, w: rect.width, h: rect.height)
        try check(
            SDL_SetTextureBlendMode(texture.handle, mode), "a cross-fade could not be blended")
        try check(
            SDL_SetTextureAlphaMod(texture.handle, opacity), "a cross-fade could not be blended")
        try check(
            SDL_RenderCopy(renderer.pointer, texture.handle, &area, &area),
            "a cross-fade could not be blended")
    }
}
